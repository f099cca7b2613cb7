import { realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { optimiseLater } from '../optimise-later.ts';
import { bubblewrapWalls } from './walls/bubblewrap.ts';
import { type ConfinedProcess, startProcess } from './walls/confined-process.ts';
import { faultsOfWalls } from './walls/trial.ts';
import { unshareWalls } from './walls/unshare.ts';
import { programPath, type Walls } from './walls/walls.ts';
import { whyNone } from './walls/why-none.ts';

/** The memory for the objects of a confined process, in MB. */
const heap = 512;

/** What confines the processes that run untrusted code, besides Node's permission model. */
export type Sandbox = { walls: Walls } | { walls: null; why: string };

/** The folder of the programs that run inside. */
const programs = join(import.meta.dirname, '../compose/sandboxed');

/** The names that the folders of a confined program have inside. */
const names = ['shell', 'remote'];

let detected: Promise<Sandbox> | undefined;

/**
 * The strictest sandbox that this machine has: the first whose walls stand in a trial, which each process makes once.
 * Without one, it says why and what to do.
 */
export function detectSandbox(): Promise<Sandbox> {
  detected ??= detect();
  return detected;
}

async function detect(): Promise<Sandbox> {
  const faults = new Map<string, string>();
  for (const walls of kindsOfWalls()) {
    const fault = await faultsOf(walls);
    if (fault === '') return { walls };
    faults.set(walls.name, fault);
  }
  return { walls: null, why: whyNone(faults) };
}

/** Every kind of walls for this operating system, the strictest first, whether or not they stand on this machine. */
export function kindsOfWalls(): readonly Walls[] {
  if (process.platform !== 'linux') return [];
  const isRoot = process.getuid?.() === 0;
  return [bubblewrapWalls(isRoot), unshareWalls(isRoot)].filter((walls) => walls !== null);
}

/**
 * Tries walls.
 * @returns what is wrong with them; empty when they stand
 */
export function faultsOf(walls: Walls): Promise<string> {
  return faultsOfWalls(walls, programs);
}

/**
 * Starts a program that runs untrusted code. It has no environment of ours, and Node lets it read the given folders and
 * its own alone; it cannot write files, start processes or threads, or load native code. A sandbox makes sure of that.
 * @param program the name of a module among the programs that run inside
 * @param folders the folders that it may read, the shell's first, which are also its arguments
 */
export function startConfined({ walls }: Sandbox, program: string, folders: readonly string[]): ConfinedProcess {
  const real = folders.map((folder) => realpathSync(folder));
  if (walls) {
    const named = Object.fromEntries(real.map((folder, index) => [names[index] ?? `folder-${index}`, folder]));
    const inside = Object.keys(named).map((name) => `/${name}`);
    const args = nodeArguments(`/render/${program}`, inside);
    return startProcess(walls.start({ folders: { render: programs, ...named }, args }), environment, true);
  }
  const { SystemRoot } = process.env;
  const args = nodeArguments(join(programs, program), real);
  // Windows cannot start a program without SystemRoot.
  const variables = { TZ: 'UTC', ...(SystemRoot ? { SystemRoot } : {}) };
  return startProcess({ command: process.execPath, args }, variables, process.platform !== 'win32');
}

const environment = { TZ: 'UTC', PATH: programPath };

function nodeArguments(program: string, folders: readonly string[]): string[] {
  const isKnown = (flag: string) => process.allowedNodeEnvironmentFlags.has(flag);
  return [
    // https://nodejs.org/docs/latest-v20.x/api/permissions.html; the flag lost its prefix in 22.13.
    isKnown('--permission') ? '--permission' : '--experimental-permission',
    ...(isKnown('--disable-sigusr1') ? ['--disable-sigusr1'] : []),
    // The permission model does not cover V8's flags, some of which write files.
    '--freeze-flags-after-init',
    '--no-addons',
    '--no-warnings',
    `--max-old-space-size=${heap}`,
    // Rendering makes many short-lived objects: larger young generations mean fewer collections.
    '--max-semi-space-size=64',
    '--min-semi-space-size=32',
    ...optimiseLater,
    ...[dirname(program), ...folders].map((folder) => `--allow-fs-read=${folder}${sep}`),
    program,
    ...folders,
  ];
}
