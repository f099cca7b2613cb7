import { existsSync, readdirSync } from 'node:fs';
import { basename, resolve, sep } from 'node:path';

/**
 * The modules that a remote exposes: its pages and its insets, by their names.
 * @param root the remote's folder
 */
export function exposedModules(root: string): Record<string, string> {
  return { ...pageModules(root), ...insetModules(root) };
}

/** The pages of a remote: every file of `src/pages` that ends in "Page.tsx", by its name without the extension. */
export function pageModules(root: string): Record<string, string> {
  return modulesIn(resolve(root, 'src/pages'), 'Page.tsx');
}

/** The insets of a remote: every file of `src/insets` that ends in "Inset.tsx", by its name without the extension. */
export function insetModules(root: string): Record<string, string> {
  const folder = resolve(root, 'src/insets');
  return existsSync(folder) ? modulesIn(folder, 'Inset.tsx') : {};
}

/** "/" separates folders, as in Vite's module ids. */
function modulesIn(folder: string, end: string): Record<string, string> {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith(end))
    .sort();
  return Object.fromEntries(files.map((file) => [basename(file, '.tsx'), resolve(folder, file).replaceAll(sep, '/')]));
}
