// @ts-check
// The module `@mint-row/kit/vite` in this repository: Node 20 reads no TypeScript, and Vite does not translate what its
// configuration imports from a package. The kit's package has the same modules as JavaScript instead.
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

// As deep as this folder: code that finds files from its own place finds them from here too.
const bundle = join(import.meta.dirname, `../dist/vite-${randomUUID()}.mjs`);
await build({
  entryPoints: [join(import.meta.dirname, 'index.ts')],
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  outfile: bundle,
  logLevel: 'warning',
});

/** @type {typeof import('./index.ts')} */
export const { defineRemote, defineShell, subsetFonts } = await import(pathToFileURL(bundle).href).finally(() =>
  rm(bundle, { force: true }),
);
