import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import type { Start } from './walls.ts';

/** A process that reads lines from its standard input, and writes lines to its file descriptor 3. */
export interface ConfinedProcess {
  process: ChildProcess;
  tasks: Writable;
  answers: Readable;
  printed: Readable;
  kill: () => void;
}

/**
 * Starts a confined process.
 * @param environment all of its environment variables
 * @param grouped whether it leads a process group of its own: its code cannot signal us by signalling its group, and we
 * can end all of the group
 */
export function startProcess(
  { command, args, filter }: Start,
  environment: Readonly<Record<string, string>>,
  grouped: boolean,
): ConfinedProcess {
  const child = spawn(command, args, {
    env: environment,
    stdio: ['pipe', 'ignore', 'pipe', 'pipe', ...(filter ? ['pipe' as const] : [])],
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
  const [tasks, , printed, answers, filtering] = child.stdio as unknown as [
    Writable,
    null,
    Readable,
    Readable,
    Writable?,
  ];
  // When it does not start, nobody reads this; its end is reported.
  filtering?.on('error', () => {}).end(filter);
  return { process: child, tasks, answers, printed, kill };
}
