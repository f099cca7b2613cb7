import { execFileSync } from 'node:child_process';
import { appendFile, cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildChanged, checkSources, type RefusedError, readArtifact } from '../../delivery/index.ts';
import { copySources } from '../site/copy-sources.ts';
import { outputFolder } from '../site/root.ts';
import { writeSportsRemote } from '../site/sports-remote.ts';
import { commandLine, run } from './command.ts';

/** A remote of a few pages: it builds in half the time of one of this checkout's. */
export const app = 'sports';
export const workspace = 'remote-sports';

/** The copy of the sources, and one of its files. */
export const copy = join(outputFolder, 'honest');
export const source = join(copy, workspace, 'src/pages/index.ts');

const dist = join(copy, workspace, 'dist');

/** Copies the sources, adds a remote, and builds it there. */
export async function copyAndBuild(): Promise<void> {
  await copySources('honest');
  await writeSportsRemote(copy);
  await build();
}

/** What the last build warned of. */
export const warnings: string[] = [];

/** Builds like `npm run build`, and returns the outcome. */
export async function build(): Promise<string> {
  let outcome = '';
  await buildChanged([app], {
    root: copy,
    onBuilt: (_app, made, _milliseconds, said) => {
      outcome = made;
      warnings.splice(0, warnings.length, ...said);
    },
  });
  return outcome;
}

/** Builds like `npm run build -w remote-sports`. */
export function buildAlone(): void {
  execFileSync(process.execPath, [join(copy, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'], {
    cwd: join(copy, workspace),
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** The artifact of the last build. */
export const artifact = () => readArtifact(app, dist);

/** The reason why the artifact may not be released, or null. */
export async function refusal(folder = dist): Promise<string | null> {
  return checkSources(copy, [await readArtifact(app, folder)], false).then(
    () => null,
    (error: RefusedError) => error.message,
  );
}

/** Runs a function while a source file is changed. */
export async function edited(file: string, act: () => Promise<void> | void): Promise<void> {
  const before = await readFile(file, 'utf8');
  await appendFile(file, '\n// An edit.\n');
  try {
    await act();
  } finally {
    await writeFile(file, before);
  }
}

/** Runs a function that changes the artifact, and restores it. */
export async function restored(act: () => Promise<void>): Promise<void> {
  const kept = join(copy, 'kept');
  await cp(dist, kept, { recursive: true });
  try {
    await act();
  } finally {
    await rm(dist, { recursive: true });
    await rename(kept, dist);
  }
}

/** Runs `npm run release` in the copy: its exit code, and the reasons of a refusal. */
export async function runRelease(verb: string, ...words: string[]) {
  const [program, ...first] = commandLine('release', copy);
  const store = ['--store', join(copy, 'none'), '--create'];
  const { code, stdout } = await run(program, [...first, verb, app, ...store, '--json', ...words]);
  return { code, reasons: (JSON.parse(stdout) as { reasons?: string[] }).reasons };
}
