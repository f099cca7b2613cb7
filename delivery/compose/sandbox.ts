import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';

/** What a process of others' code may hold, in MB: objects, and all of its memory where the system can limit it. */
const heap = 512;
const memory = 1024;

/** How long such a process may keep a core busy, in seconds, even if nobody is left to end it. */
const busy = 1800;

/** Where Node is started: a program and its first arguments, or nothing. */
export type Sandbox = readonly string[];

/** A process that takes lines on its standard input, and writes lines to its file descriptor 3. */
export interface ConfinedProcess {
  process: ChildProcess;
  tasks: Writable;
  answers: Readable;
  printed: Readable;
  kill: () => void;
}

const namespaces: Sandbox = [
  ...['/usr/bin/prlimit', `--data=${memory * 1024 ** 2}`, `--cpu=${busy}`, '--core=0'],
  ...['/usr/bin/unshare', '--map-root-user', '--net', '--pid', '--fork', '--kill-child'],
];

let detected: Promise<Sandbox> | undefined;

/**
 * The strictest sandbox that this machine has. With Linux's user namespaces, which need no rights: no network, no other
 * process in sight, limits of memory and time. Elsewhere it is empty, and Node's permission model stands alone.
 */
export function detectSandbox(): Promise<Sandbox> {
  const [program = '', ...args] = namespaces;
  detected ??= promisify(execFile)(program, [...args, '/usr/bin/true']).then(
    () => namespaces,
    () => [],
  );
  return detected;
}

/**
 * Starts a program that runs others' code: it may read the given folders and its own, and nothing else. It has no
 * environment, writes no files, starts no processes or threads, loads no native code.
 * @param program the path of a module
 * @param folders what it may read, and its arguments
 */
export function startConfined(sandbox: Sandbox, program: string, folders: readonly string[]): ConfinedProcess {
  // https://nodejs.org/docs/latest-v20.x/api/permissions.html; the flag lost its prefix in 22.13.
  const known = process.allowedNodeEnvironmentFlags.has('--permission');
  const real = folders.map((folder) => realpathSync(folder));
  const [command = '', ...args] = [
    ...sandbox,
    process.execPath,
    known ? '--permission' : '--experimental-permission',
    '--no-warnings',
    `--max-old-space-size=${heap}`,
    // Rendering makes much that is soon forgotten: fewer collections.
    '--max-semi-space-size=64',
    '--min-semi-space-size=32',
    ...[join(program, '..'), ...real].map((folder) => `--allow-fs-read=${folder}${sep}`),
    program,
    ...real,
  ];
  const grouped = sandbox.length > 0;
  const { SystemRoot } = process.env;
  const child = spawn(command, args, {
    // Windows starts nothing without SystemRoot.
    env: { TZ: 'UTC', ...(SystemRoot ? { SystemRoot } : {}) },
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
    // A group of its own: a signal to the group reaches neither us, when it is sent from within, nor less than all of it.
    detached: grouped,
    windowsHide: true,
  });
  const kill = () => {
    try {
      if (grouped && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  const [tasks, , printed, answers] = child.stdio as unknown as [Writable, null, Readable, Readable];
  return { process: child, tasks, answers, printed, kill };
}
