// Plain JavaScript without dependencies, because this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const root = join(import.meta.dirname ?? '.', '../..');
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

// The versions that package.json names as engines.
if (!((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24)) {
  console.error(
    `Mint Row needs Node.js 20.19, 22.12, or 24 and newer; this is ${process.versions.node}. See https://nodejs.org/`,
  );
  process.exit(1);
}

if (lacksPackages()) {
  if (process.argv.some((option) => option === '--help' || option === '-h')) {
    // Help is given with what is there; without any packages, there is nothing that could give it.
    if (!installed()) fail('The packages are not installed yet. Run: npm ci');
  } else {
    await whileNoneInstalls(() => {
      // Another command may have installed them meanwhile.
      if (lacksPackages()) install();
    });
  }
}

/**
 * Whether a package is missing that package-lock.json names, or is there in another version. The times of the files tell
 * nothing: whoever switches branches gets a new file with the same packages.
 */
function lacksPackages() {
  const present = installed();
  if (!present) return true;
  const named = packagesIn('package-lock.json') ?? {};
  return Object.entries(named).some(([place, wanted]) => {
    if (!/(^|\/)node_modules\//.test(place)) return false;
    const found = present[place];
    // Optional packages of other systems are never installed.
    if (!found) return !wanted.optional;
    return ['version', 'resolved', 'integrity'].some((property) => found[property] !== wanted[property]);
  });
}

/** What npm has installed, by its own record: it writes that last. */
function installed() {
  return packagesIn('node_modules/.package-lock.json');
}

/**
 * @param {string} file relative to the repository's root
 * @returns {Record<string, Record<string, unknown>> | null}
 */
function packagesIn(file) {
  const text = readIfThere(join(root, file));
  return text ? (JSON.parse(text).packages ?? {}) : null;
}

function install() {
  console.log('  installing what package-lock.json names …');
  const npm = process.env.npm_execpath;
  if (!npm) fail('Run this through npm: npm start, or npm test.');
  // `npm ci` removes all packages first, also those that another command is running with.
  const how = installed() ? ['install', '--no-save'] : ['ci'];
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(process.execPath, [npm, ...how, ...options], { cwd: root, stdio: 'inherit' });
  if (status !== 0) {
    fail('npm could not install the packages: see its message above. When that is mended, run: npm ci', status ?? 1);
  }
}

/**
 * Installs once when several commands are started at once in a fresh checkout: the others wait.
 * @param {() => void} act
 */
async function whileNoneInstalls(act) {
  // Not in node_modules, which npm removes first.
  const name = createHash('sha256').update(root).digest('hex').slice(0, 16);
  const lock = join(tmpdir(), `mint-row-installing-${name}`);
  for (let waited = 0; !takes(lock, waited); waited++) {
    if (waited === 0) console.log('  another command is installing the packages; waiting for it …');
    await setTimeout(200);
  }
  process.once('exit', () => rmSync(lock, { force: true }));
  act();
  rmSync(lock, { force: true });
}

/**
 * Takes a lock, a file with the number of the process that has it; one of a process that has ended counts for nothing.
 * @param {string} lock
 * @param {number} waited how often it was asked for before
 */
function takes(lock, waited) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    // Without a place for it, installing unguarded is better than not at all.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') return true;
    const owner = Number(readIfThere(lock));
    // It is empty for a moment while it is written.
    if (owner ? !isRunning(owner) : waited > 10) rmSync(lock, { force: true });
    return false;
  }
}

/** @param {string} file */
function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs as somebody else.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/**
 * @param {string} why
 * @returns {never}
 */
function fail(why, code = 1) {
  console.error(why);
  process.exit(code);
}
