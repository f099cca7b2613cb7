// @ts-check
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where bundles are: at the same depth as the sources, so that paths relative to `import.meta.dirname` still work. */
export const bundles = join(import.meta.dirname, '../dist');

/**
 * Bundles a program with all of `delivery` that it needs, as one module for Node 20. To translate some three hundred
 * modules one by one at every start would take longer than most commands do.
 * @param {string} source the program's file
 * @param {string} file the module's path in `bundles`; it is renamed into place once it is complete
 */
export async function writeBundle(source, file) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // The programs of the first three are no JavaScript; the last is loaded only for a store in a bucket.
    external: ['lightningcss', 'esbuild', '@bokuweb/zstd-wasm', '@aws-sdk/client-s3'],
    // Packages in CommonJS call it.
    banner: {
      js: `import * as nodeModule from 'node:module';\nconst require = nodeModule.createRequire(import.meta.url);`,
    },
    write: false,
    logLevel: 'silent',
  });
  mkdirSync(bundles, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, outputFiles[0].contents);
  renameSync(draft, file);
}
