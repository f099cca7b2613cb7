// @ts-check
import { join } from 'node:path';

/** Where bundles are: as deep as the folders of the sources, so that code which finds files from its own place finds them. */
export const bundles = join(import.meta.dirname, '../dist');

/**
 * Bundles a program with all of `delivery` that it needs. To translate some three hundred modules one by one at every
 * start would take longer than most commands do.
 * @param {string} source the program's file
 * @returns {Promise<Uint8Array>} one module for Node 20, to be put into `bundles`
 */
export async function bundle(source) {
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
  return outputFiles[0].contents;
}
