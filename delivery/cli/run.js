// @ts-check
// Runs a command of this folder: run.js NAME [ARGUMENT ...].
// Plain JavaScript, since Node 20 reads no TypeScript. A command is bundled once for each state of the sources.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundles, writeBundle } from './bundle.js';

const root = join(import.meta.dirname, '../..');

const [name = ''] = process.argv.splice(2, 1);
const source = join(import.meta.dirname, `${name}.ts`);
const bundled = join(bundles, `${name}-${hashOfSources()}.mjs`);
if (existsSync(bundled) || (await canBundle())) await import(pathToFileURL(bundled).href);
else {
  // A checkout that may not be written works as well; its commands only start later.
  (await import('tsx/esm/api')).register();
  await import(pathToFileURL(source).href);
}

async function canBundle() {
  try {
    await writeBundle(source, bundled);
    const old = readdirSync(bundles).filter((file) => file.startsWith(`${name}-`) && !bundled.endsWith(file));
    for (const file of old) rmSync(join(bundles, file), { force: true });
    return true;
  } catch {
    return false;
  }
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
