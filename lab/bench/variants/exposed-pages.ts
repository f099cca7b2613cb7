import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** The modules that a remote exposes in both federations: the pages that it exposes in ours. */
export function exposedPages(folder: string): Record<string, string> {
  const files = readdirSync(join(folder, 'src/pages')).filter((file) => file.endsWith('Page.tsx'));
  return Object.fromEntries(files.map((file) => [`./${basename(file, '.tsx')}`, join(folder, 'src/pages', file)]));
}

/** An empty input, which Vite requires; the federation plugins add the entry and the exposed modules by themselves. */
export function noInput(): Plugin {
  return {
    name: 'bench:no-input',
    resolveId: (id) => (id === 'virtual:no-input' ? '\0virtual:no-input' : null),
    load: (id) => (id === '\0virtual:no-input' ? 'export {};' : null),
  };
}
