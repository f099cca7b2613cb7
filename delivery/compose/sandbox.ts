import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';
import { optimiseLater } from '../optimise-later.ts';

/** The memory of a sandboxed process, in MB: its objects, and in total where the system can limit it. */
const heap = 512;
const memory = 1024;

/** The processor time of such a process, in seconds; this limit works even if its parent has gone. */
const busy = 1800;

/** The program that starts Node in a sandbox, with its first arguments; or nothing. */
export type Sandbox = readonly string[];

/** A process that reads lines from its standard input, and writes lines to its file descriptor 3. */
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
 * The strictest sandbox that this machine has. On Linux it uses user namespaces, which need no privileges: no network,
 * no view of other processes, limits on memory and time. Elsewhere it is empty: only Node's permission model applies.
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
 * Starts a program that runs untrusted code: it can read the given folders and its own, and nothing else. It has no
 * environment variables, and cannot write files, start processes or threads, or load native code.
 * @param program the path of a module
 * @param folders the folders that it may read, which are also its arguments
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
    // Rendering makes many short-lived objects: larger young generations mean fewer collections.
    '--max-semi-space-size=64',
    '--min-semi-space-size=32',
    ...optimiseLater,
    ...[join(program, '..'), ...real].map((folder) => `--allow-fs-read=${folder}${sep}`),
    program,
    ...real,
  ];
  const grouped = sandbox.length > 0;
  const { SystemRoot } = process.env;
  const child = spawn(command, args, {
    // Windows cannot start a program without SystemRoot.
    env: { TZ: 'UTC', ...(SystemRoot ? { SystemRoot } : {}) },
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
    // A process group of its own: its code cannot signal us by signalling its group, and we can end all of the group.
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
