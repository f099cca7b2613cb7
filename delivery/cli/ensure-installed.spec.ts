import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

/** Takes half a second, as npm takes half a minute, and notes how it was asked. */
const npm = `
import { appendFileSync, cpSync, mkdirSync } from 'node:fs';
appendFileSync('installs', process.argv.slice(2).filter((each) => !/ignore|audit|fund|loglevel/.test(each)).join(' ') + '\\n');
await new Promise((resolve) => setTimeout(resolve, 500));
mkdirSync('node_modules', { recursive: true });
cpSync('package-lock.json', 'node_modules/.package-lock.json');
`;

type Packages = Record<string, { version?: string; optional?: boolean; resolved?: string; link?: boolean }>;

const lockfile = (packages: Packages) => JSON.stringify({ lockfileVersion: 3, packages });

const named: Packages = {
  '': { version: '0.0.0' },
  shared: { version: '1.0.0' },
  'node_modules/@mint-row/kit': { resolved: 'shared', link: true },
  'node_modules/vite': { version: '8.3.8' },
  'node_modules/vite/node_modules/fsevents': { version: '2.3.3', optional: true },
};

/**
 * A checkout whose lockfile is newer than its packages, as after a change of branches.
 * @param present what is installed, if anything
 * @returns starts a command, and tells what npm was asked for
 */
async function checkout(present?: Packages) {
  const root = await mkdtemp(join(tmpdir(), 'mint-row-install-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'delivery/cli'), { recursive: true });
  const program = join(root, 'delivery/cli/ensure-installed.js');
  await cp(join(import.meta.dirname, 'ensure-installed.js'), program);
  await writeFile(join(root, 'package.json'), '{"type":"module"}');
  await writeFile(join(root, 'package-lock.json'), lockfile(named));
  await writeFile(join(root, 'npm.mjs'), npm);
  await writeFile(join(root, 'installs'), '');
  if (present) {
    const record = join(root, 'node_modules/.package-lock.json');
    await mkdir(join(root, 'node_modules'));
    await writeFile(record, lockfile(present));
    await utimes(record, 0, 0);
  }
  return {
    async start(...options: string[]) {
      const env = { ...process.env, npm_execpath: join(root, 'npm.mjs') };
      const child = spawn(process.execPath, [program, ...options], { env });
      const [code] = await once(child, 'exit');
      return code as number;
    },
    installs: () => readFile(join(root, 'installs'), 'utf8'),
  };
}

it('installs once when several first commands are started at once', async () => {
  const { start, installs } = await checkout();
  expect(await Promise.all([start(), start(), start()])).toEqual([0, 0, 0]);
  expect(await installs()).toBe('ci\n');
});

it('installs nothing when all packages are there, however old', async () => {
  const { 'node_modules/vite/node_modules/fsevents': _ofAnotherSystem, ...present } = named;
  const { start, installs } = await checkout({ ...present, 'node_modules/of-another-branch': { version: '1.0.0' } });
  expect(await start()).toBe(0);
  expect(await installs()).toBe('');
});

it.each<[string, Packages]>([
  ['another version', { ...named, 'node_modules/vite': { version: '8.3.7' } }],
  ['a package less', { 'node_modules/@mint-row/kit': { resolved: 'shared', link: true } }],
  ['a remote elsewhere', { ...named, 'node_modules/@mint-row/kit': { resolved: 'kit', link: true } }],
])('leaves what is there in its place while it installs over %s', async (_what, present) => {
  const { start, installs } = await checkout(present);
  expect(await Promise.all([start(), start()])).toEqual([0, 0]);
  expect(await installs()).toBe('install --no-save\n');
});

it('installs nothing for help', async () => {
  const older = await checkout({});
  expect(await older.start('character', '--help')).toBe(0);
  expect(await older.installs()).toBe('');
  const fresh = await checkout();
  expect(await fresh.start('--help')).toBe(1);
  expect(await fresh.installs()).toBe('');
});
