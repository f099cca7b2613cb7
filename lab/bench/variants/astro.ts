import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { paths } from '@mint-row/kit/contract';
import { outputFolder } from '../../../tests/site/root.ts';
import { installInto } from '../install.ts';
import type { Handler } from '../serve/secure-server.ts';
import { StaticFiles } from '../serve/static-files.ts';
import { type AstroPage, filesOf, type Part, takeApart } from './document-parts.ts';

const run = promisify(execFile);
const project = join(import.meta.dirname, 'astro');

/** The pages that the Astro project has, each with the islands of its own. */
const islands: Record<string, Part['island'][]> = {
  [paths.home]: [],
  [paths.character('charizard')]: ['collect'],
  [paths.top50]: ['ranking', 'collect-list'],
  [paths.values]: ['values', 'collect-list'],
};
export const astroPaths = Object.keys(islands);

/** Builds an Astro project with React islands of the site's own HTML and styles; returns the handler of its requests. */
export async function prepareAstro(origin: string): Promise<Handler> {
  installInto(project);
  const folder = join(outputFolder, 'bench/astro');
  await rm(folder, { recursive: true, force: true });
  await writeContent(origin, folder);
  await build(folder);
  return (await new StaticFiles().add(join(folder, 'dist'), '/')).handler(null);
}

/** Writes what the project is made of: its pages, and the files that they show at the addresses that those have. */
async function writeContent(origin: string, folder: string): Promise<void> {
  const pages: AstroPage[] = [];
  for (const [path, expected] of Object.entries(islands)) {
    const page = takeApart(path, (await fetchBytes(origin + path)).toString());
    const missing = expected.filter((name) => !page.parts.some(({ island }) => island === name));
    if (missing.length > 0) {
      throw new Error(
        `The document of ${path} has no place for ${missing.join(', ')}: adapt lab/bench/variants/document-parts.ts.`,
      );
    }
    pages.push(page);
  }
  for (const address of new Set(['/search.json', ...pages.flatMap(filesOf)])) {
    const file = join(folder, 'public', address);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await fetchBytes(origin + address));
  }
  await writeFile(join(folder, 'pages.json'), JSON.stringify(pages));
}

async function fetchBytes(address: string): Promise<Buffer> {
  const answer = await fetch(address);
  if (!answer.ok)
    throw new Error(`${address} answered ${answer.status}: the Astro variant needs that file of the site.`);
  return Buffer.from(await answer.arrayBuffer());
}

async function build(folder: string): Promise<void> {
  const { resolve } = createRequire(join(project, 'package.json'));
  const astro = join(dirname(resolve('astro/package.json')), 'bin/astro.mjs');
  await run(nodeOf(resolve), [astro, 'build', '--outDir', join(folder, 'dist')], {
    cwd: project,
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', ASTRO_CONTENT: folder },
  }).catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`astro: the build failed.\n${error.stdout ?? ''}${error.stderr ?? ''}`);
  });
}

/** The Node that the project installs: Astro needs a later one than the site does. */
function nodeOf(resolve: NodeJS.RequireResolve): string {
  const { platform, arch } = process;
  const system = `${platform === 'win32' ? 'win' : platform}-${arch}`;
  for (const name of [`node-${system}`, `node-bin-${system}`]) {
    try {
      return join(dirname(resolve(`${name}/package.json`)), platform === 'win32' ? 'bin/node.exe' : 'bin/node');
    } catch {}
  }
  throw new Error(`lab/bench/variants/astro/package.json names no Node for ${system}: add one, or leave astro out.`);
}
