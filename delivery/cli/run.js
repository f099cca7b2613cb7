// @ts-check
// Runs a program of this repository: run.js [--install] NAME|FILE [ARGUMENT ...].
// A name is a command of this folder, bundled once for each state of the sources. A file, from the root of the checkout,
// is run from its sources. Plain JavaScript, since Node 20 reads no TypeScript.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundles, writeBundle } from './bundle.js';

const root = join(import.meta.dirname, '../..');

// For commands that a newcomer types first; a server that is deployed never installs anything by itself.
if (process.argv[2] === '--install') {
  process.argv.splice(2, 1);
  await import('./ensure-installed.js');
}
const [name = ''] = process.argv.splice(2, 1);
if (name.endsWith('.ts')) await runSource(join(root, name));
else await runCommand(name);

/** @param {string} file */
async function runSource(file) {
  (await import('tsx/esm/api')).register();
  await import(pathToFileURL(file).href);
}

/** @param {string} command */
async function runCommand(command) {
  const source = join(import.meta.dirname, `${command}.ts`);
  const bundled = join(bundles, `${command}-${hashOfSources()}.mjs`);
  if (existsSync(bundled) || (await canBundle(command, source, bundled))) await import(pathToFileURL(bundled).href);
  // A checkout that may not be written works as well; its commands only start later.
  else await runSource(source);
}

/**
 * @param {string} command
 * @param {string} source its file
 * @param {string} bundled where the bundle goes
 */
async function canBundle(command, source, bundled) {
  try {
    await writeBundle(source, bundled);
    const old = readdirSync(bundles).filter((file) => file.startsWith(`${command}-`) && !bundled.endsWith(file));
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
    for (const file of files.filter((each) => /^(?!dist[\\/]).*\.m?[jt]s$/.test(each)).sort()) {
      hash.update(`${file}\0`).update(readFileSync(join(root, room, file)));
    }
  }
  hash.update(readFileSync(join(root, 'package-lock.json')));
  return hash.digest('hex').slice(0, 16);
}
