// @ts-check
// Copies what commands need to run, without what they are made with: copy-runtime.js FOLDER. A container image has only
// that. Plain JavaScript, since Node 20 reads no TypeScript.
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { external } from './bundle.js';

const root = join(import.meta.dirname, '../..');
const [to] = process.argv.slice(2);
if (!to) throw new Error('Name the folder to copy to: copy-runtime.js FOLDER');

// The bundles are in delivery/dist, by the hash of all other files.
for (const path of ['package.json', 'package-lock.json', 'delivery', 'shared', ...packagesOf(external)]) {
  cpSync(join(root, path), join(to, path), {
    recursive: true,
    filter: (file) => !/\/shared\/node_modules$/.test(file),
  });
}

/**
 * The folders of packages and of all that they depend on, as far as they are installed.
 * @param {readonly string[]} names
 * @returns {Set<string>}
 */
function packagesOf(names) {
  /** @type {Set<string>} */
  const folders = new Set();
  /** @param {string} name @param {string} by the folder of the package that needs it */
  const add = (name, by) => {
    const places = [`${by}/node_modules/${name}`, `node_modules/${name}`];
    const folder = places.find((place) => existsSync(join(root, place)));
    if (!folder || folders.has(folder)) return;
    folders.add(folder);
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) add(each, folder);
  };
  for (const name of names) add(name, '.');
  return folders;
}
