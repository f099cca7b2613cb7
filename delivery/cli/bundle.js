// @ts-check
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';

/** Where bundles are: at the same depth as the sources, so that paths relative to `import.meta.dirname` still work. */
export const bundles = join(import.meta.dirname, '../dist');

const root = join(import.meta.dirname, '../..');

/** Packages that are not bundled: two have programs that are no JavaScript, one is loaded only for a bucket. */
export const external = ['lightningcss', 'esbuild', '@aws-sdk/client-s3'];

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
    external,
    // Packages in CommonJS call it.
    banner: {
      js: `import * as nodeModule from 'node:module';\nconst require = nodeModule.createRequire(import.meta.url);`,
    },
    write: false,
    logLevel: 'silent',
  });
  const { text } = outputFiles[0];
  // Finding it takes as long as bundling, and servers do not compose.
  const isComposing = text.includes('bundledComposerId');
  const composer = isComposing ? `const bundledComposerId = ${JSON.stringify(await findComposerId(root))};\n` : '';
  mkdirSync(bundles, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, composer + text);
  renameSync(draft, file);
}

/**
 * Identifies the composer of a checkout: documents that another one made are composed again. The bundler finds what
 * composing runs: the modules that compose a part, with those of their packages, and the programs in the sandbox. The
 * hash of that code is the id, so no list can lack a file, and tests, samples, documents and comments do not count.
 * @param {string} checkout the root of the checkout
 * @returns {Promise<string>} 16 hexadecimal digits
 */
export async function findComposerId(checkout) {
  const { build } = await import('esbuild');
  const inside = 'delivery/sandbox/inside';
  const programs = readdirSync(join(checkout, inside)).map((file) => `${inside}/${file}`);
  const { outputFiles, metafile } = await build({
    absWorkingDir: checkout,
    entryPoints: ['delivery/release/compose-parts.ts', ...programs.sort()],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external,
    minifyWhitespace: true,
    legalComments: 'none',
    metafile: true,
    write: false,
    outdir: 'not-written',
    logLevel: 'silent',
  });
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents).update('\0');
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
  for (const { path } of imported.filter((each) => each.external && !isBuiltin(each.path))) {
    hash.update(readFileSync(join(checkout, 'node_modules', path, 'package.json')));
  }
  return hash.digest('hex').slice(0, 16);
}
