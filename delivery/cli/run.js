// @ts-check
// Runs a command of this folder: run.js NAME [ARGUMENT ...].
// Plain JavaScript, since Node 20 reads no TypeScript. To translate some three hundred modules one by one at every start
// would take longer than most commands do, so a command is bundled once for each state of the sources.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '../..');
// As deep as this folder: code that finds files from its own place finds them from here too.
const bundles = join(root, 'delivery/dist');

const [name = ''] = process.argv.splice(2, 1);
const source = join(import.meta.dirname, `${name}.ts`);
const bundle = join(bundles, `${name}-${hashOfSources()}.mjs`);
if (existsSync(bundle) || (await writeBundle())) await import(pathToFileURL(bundle).href);
else {
  // A checkout that may not be written works as well; its commands only start later.
  (await import('tsx/esm/api')).register();
  await import(pathToFileURL(source).href);
}

async function writeBundle() {
  try {
    const text = await bundled();
    mkdirSync(bundles, { recursive: true });
    const draft = `${bundle}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, bundle);
    const old = readdirSync(bundles).filter((file) => file.startsWith(`${name}-`) && !bundle.endsWith(file));
    for (const file of old) rmSync(join(bundles, file), { force: true });
    return true;
  } catch {
    return false;
  }
}

/** @returns {Promise<Uint8Array>} */
async function bundled() {
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

/** @returns {string} */
function hashOfSources() {
  const hash = createHash('sha256');
  for (const room of ['delivery', 'shared']) {
    const files = readdirSync(join(root, room), { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((each) => /\.[jt]s$/.test(each)).sort()) {
      hash.update(`${file}\0`).update(readFileSync(join(root, room, file)));
    }
  }
  hash.update(readFileSync(join(root, 'package-lock.json')));
  return hash.digest('hex').slice(0, 16);
}
