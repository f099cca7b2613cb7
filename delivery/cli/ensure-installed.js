// Plain JavaScript without dependencies, because this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname ?? '.', '../..');
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

// The versions that package.json names as engines.
if (!((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24)) {
  console.error(
    `Mint Row needs Node.js 20.19, 22.12, or 24 and newer; this is ${process.versions.node}. See https://nodejs.org/`,
  );
  process.exit(1);
}

if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  console.log('  installing what package-lock.json names …');
  const npm = process.env.npm_execpath;
  if (!npm) {
    console.error('Run this through npm: npm start, or npm test.');
    process.exit(1);
  }
  const options = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(process.execPath, [npm, ...options], { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    console.error('npm could not install the packages: see its message above. Nothing else was changed.');
    process.exit(status ?? 1);
  }
}

/** @param {string} file relative to the repository's root */
function changedAt(file) {
  return statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
