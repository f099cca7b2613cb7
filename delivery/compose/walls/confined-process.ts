import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { devNull } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { inheritedDescriptors } from './inherited-descriptors.ts';
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
  const own = ['pipe', 'ignore', 'pipe', 'pipe', ...(filter ? ['pipe' as const] : [])] as const;
  const nothing = openSync(devNull, 'r');
  const child = spawn(command, args, {
    env: environment,
    stdio: withoutOthers(own, nothing),
    detached: grouped,
    windowsHide: true,
  });
  closeSync(nothing);
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

/** The descriptors of a process, with nothing in place of each that it would inherit from whoever started us. */
function withoutOthers(own: readonly ('pipe' | 'ignore')[], nothing: number): StdioOptions {
  const stdio: (string | number)[] = [...own];
  for (const inherited of inheritedDescriptors()) {
    if (inherited < own.length) continue;
    while (stdio.length < inherited) stdio.push('ignore');
    stdio[inherited] = nothing;
  }
  return stdio as StdioOptions;
}
