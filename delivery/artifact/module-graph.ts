import type { AppManifest } from '@mint-row/shared/contract/manifest';

/**
 * Every module that runs when the given modules are loaded: they and what they import statically, in that order.
 * @param modules file names within the artifact's `client/`
 */
export function modulesOf(manifest: AppManifest, modules: readonly string[]): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const imported of manifest.imports[file] ?? []) visit(imported);
  };
  modules.forEach(visit);
  return [...found];
}
