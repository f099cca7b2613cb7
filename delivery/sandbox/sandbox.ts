import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { optimiseLater } from '../common/optimise-later.ts';
import { type ConfinedProcess, startProcess } from './confined-process.ts';
import { faultsOfWalls } from './trial.ts';
import { bubblewrapWalls, programPath, unshareWalls, type Walls } from './walls.ts';

/** The memory for the objects of a confined process, in MB. */
const maxHeapMegabytes = 512;

/** The walls around processes that run untrusted code, in addition to Node's permission model. */
export type Sandbox = { walls: Walls } | { walls: null; why: string };

/** The folder of the programs that run inside. */
const programs = join(import.meta.dirname, '../sandbox/inside');

/** The names that the folders of a confined program have inside. */
const folderNames = ['shell', 'remote'];

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
    const fault = await wallFaults(walls);
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
 * @returns the faults; empty when the walls stand
 */
export function wallFaults(walls: Walls): Promise<string> {
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
    const named = Object.fromEntries(real.map((folder, index) => [folderNames[index] ?? `folder-${index}`, folder]));
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
    `--max-old-space-size=${maxHeapMegabytes}`,
    // Rendering makes many short-lived objects: larger young generations mean fewer collections.
    '--max-semi-space-size=64',
    '--min-semi-space-size=32',
    ...optimiseLater,
    ...[dirname(program), ...folders].map((folder) => `--allow-fs-read=${folder}${sep}`),
    program,
    ...folders,
  ];
}

/** Settings of Linux that may forbid confined processes, and how an administrator can allow them. */
const settings: readonly (readonly [file: string, forbids: (value: number) => boolean, advice: string])[] = [
  [
    '/proc/sys/user/max_user_namespaces',
    (value) => value === 0,
    'This system allows no user namespaces: user.max_user_namespaces is 0. An administrator can allow them with sysctl -w user.max_user_namespaces=10000.',
  ],
  [
    '/proc/sys/kernel/unprivileged_userns_clone',
    (value) => value === 0,
    'This system gives user namespaces to root alone. An administrator can allow them with sysctl -w kernel.unprivileged_userns_clone=1.',
  ],
  [
    '/proc/sys/kernel/apparmor_restrict_unprivileged_userns',
    (value) => value === 1,
    'AppArmor restricts user namespaces here, as Ubuntu sets it. Install bubblewrap with a profile that allows it (apparmor-profiles: bwrap-userns-restrict), or an administrator can allow all programs with sysctl -w kernel.apparmor_restrict_unprivileged_userns=0.',
  ],
];

/** The operating system of this machine, and its settings. */
interface System {
  platform: NodeJS.Platform;
  /** The number in a file; NaN if there is no such file. */
  numberIn: (file: string) => number;
}

const thisSystem: System = { platform: process.platform, numberIn };

/**
 * Why there is no sandbox, and what to do, for people.
 * @param faults what was wrong with each kind of walls, by its name
 */
export function whyNone(
  faults: ReadonlyMap<string, string>,
  { platform, numberIn: read }: System = thisSystem,
): string {
  if (platform !== 'linux') {
    return 'Only Linux has what it takes. Run this command on a Linux machine, in a virtual machine, in a container that allows namespaces, or in WSL 2; or make a preview there, and publish that here: docs/operations.md#the-sandbox.';
  }
  // They hold for root as well: even then, code runs as a user without rights.
  const advice = settings.filter(([file, forbids]) => forbids(read(file)));
  const causes = [...faults].map(([name, fault]) => `${name}: ${fault.split('\n')[0]?.slice(0, 300)}`);
  const general = 'Install util-linux 2.38 or bubblewrap, or, in a container, allow namespaces.';
  return [
    ...(advice.length > 0 ? advice.map(([, , text]) => text) : [general]),
    'Or make a preview on another machine or in a container that allows them, and publish that here: docs/operations.md#the-sandbox.',
    `What was tried: ${causes.join('; ')}.`,
  ].join(' ');
}

function numberIn(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return Number.NaN;
  }
}
