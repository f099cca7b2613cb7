import { plainName } from '../contract/index.ts';
import type { AppManifest, RemoteManifest } from '../contract/manifest.ts';

/** The name of the chunks with the code of packages from npm that a remote brings. */
export const packagesChunk = 'packages';

// Pages with different packages have different chunks: packages.js, packages2.js.
const packagesFile = new RegExp(`^${packagesChunk}\\d*\\.js$`);

/**
 * Whether a module of a remote is code of packages from npm.
 * @param file its name within the artifact's `client/`
 */
export function isOfPackages(file: string): boolean {
  return packagesFile.test(plainName(file));
}

/**
 * Every module that runs when the given modules are loaded: these modules, then everything they import statically.
 * @param modules file names within the artifact's `client/`
 */
export function modulesOf(manifest: AppManifest, modules: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = [...modules].reverse();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const imported = Object.hasOwn(manifest.imports, file) ? manifest.imports[file] : [];
    waiting.push(...(imported ?? []).toReversed());
  }
  return [...found];
}

/** The files of a remote's server build that render an exposed module, each with its hash. */
export function filesThatRender(
  { files, serverImports }: RemoteManifest,
  expose: string,
): [string, string | undefined][] {
  const run = new Set([`${expose}.mjs`]);
  for (const file of run) for (const imported of serverImports[file] ?? []) run.add(imported);
  return [...run].sort().map((file) => [file, files[`server/${file}`]?.integrity]);
}

/**
 * The stylesheets of an exposed module's pages: the remote's common ones, then those that only these pages need.
 * @returns file names within the artifact's `client/`
 */
export function stylesOf({ styles, pageStyles }: RemoteManifest, expose: string): string[] {
  return [...styles, ...(pageStyles[expose] ?? [])];
}
