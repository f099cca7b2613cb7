import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { modulesOf, stylesOf } from '@mint-row/kit/build';
import type { Artifact, RemoteArtifact, ShellArtifact } from '../artifact/artifact.ts';
import { codings } from '../store/codings.ts';
import { encode } from '../store/encode.ts';
import type { Limits } from './budgets.ts';

/** What a first load of a remote's pages weighs, in bytes after brotli. */
export interface Weight {
  expose: string;
  javaScript: number;
  remoteJavaScript: number;
  css: number;
}

/** Weighs a first load of each exposed module, together with the shell. */
export async function weigh(shell: ShellArtifact, remote: RemoteArtifact): Promise<Weight[]> {
  const shellModules = await total(shell, modulesOf(shell.manifest, [shell.manifest.entry]));
  const shellStyles = await total(shell, shell.manifest.styles);
  return Promise.all(
    Object.entries(remote.manifest.exposes).map(async ([expose, chunk]) => {
      const own = await total(remote, modulesOf(remote.manifest, [remote.manifest.entry, chunk]));
      const css = shellStyles + (await total(remote, stylesOf(remote.manifest, expose)));
      return { expose, javaScript: shellModules + own, remoteJavaScript: own, css };
    }),
  );
}

/** @returns a reason for each exposed module that makes a page heavier than the budgets allow */
export async function overBudget(shell: ShellArtifact, remote: RemoteArtifact, limits: Limits): Promise<string[]> {
  return (await weigh(shell, remote)).flatMap((weight) =>
    (['javaScript', 'remoteJavaScript', 'css'] as const)
      .filter((kind) => weight[kind] > limits[kind])
      .map(
        (kind) =>
          `${remote.app}: pages of ${weight.expose} weigh ${weight[kind]} bytes (${kind}, brotli), and the budget is ${limits[kind]}. Make them lighter, or raise delivery/release/budgets.ts with a reason.`,
      ),
  );
}

/**
 * Checks the size, before compression, of each file that browsers may request.
 * @returns a reason for each that is too large, or of a type that is never sent to browsers
 */
export function tooLarge({ app, manifest }: Artifact, { files: most }: Limits): string[] {
  return Object.entries(manifest.files).flatMap(([file, { bytes }]) => {
    const limit = most[extname(file).slice(1)];
    if (!file.startsWith('client/') || isList(file)) return [];
    if (limit === undefined) return [`${app}: ${file} has a type that is never sent to browsers. Leave it out.`];
    if (bytes <= limit) return [];
    return [
      `${app}: ${file} has ${bytes} bytes before compression; the limit is ${limit}. Make it smaller, or raise delivery/release/budgets.ts with a reason.`,
    ];
  });
}

/** These grow with the number of pages, and other rules determine every byte of them. */
function isList(file: string): boolean {
  return /^client\/(catalogue\/|integrity(\.json$|\/))/.test(file);
}

const weighed = new Map<string, Promise<number>>();

async function total(artifact: Artifact, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map((file) => weighFile(artifact, file)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A stored release has compressed copies beside its files; for other artifacts they are made here. */
function weighFile({ folder, manifest }: Artifact, file: string): Promise<number> {
  const id = manifest.files[`client/${file}`]?.integrity ?? `${folder}/${file}`;
  const path = join(folder, 'client', file);
  const known =
    weighed.get(id) ??
    readFile(path + codings.br).then(
      ({ length }) => length,
      async () => (await encode(await readFile(path), 'br')).length,
    );
  weighed.set(id, known);
  return known;
}
