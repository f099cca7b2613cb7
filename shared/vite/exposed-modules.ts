import { readdirSync } from 'node:fs';
import { basename, resolve, sep } from 'node:path';

/**
 * The modules that a remote exposes: every file of `src/pages` that ends in "Page.tsx", by its name without the
 * extension. "/" separates folders, as in Vite's module ids.
 * @param root the remote's folder
 */
export function exposedModules(root: string): Record<string, string> {
  const folder = resolve(root, 'src/pages');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('Page.tsx'))
    .sort();
  return Object.fromEntries(files.map((file) => [basename(file, '.tsx'), resolve(folder, file).replaceAll(sep, '/')]));
}
