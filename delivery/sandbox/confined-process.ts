import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { devNull } from 'node:os';
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

/** O_CLOEXEC in asm-generic/fcntl.h: a descriptor with it is not inherited. */
const closedOnStart = 0o2000000;

/**
 * The file descriptors that programs which this process starts would inherit, besides those that it gives them: what
 * opened this process may have left some open, such as a lock, a log or a folder. Node closes its own, and the first
 * others. Empty where there is no /proc.
 */
function inheritedDescriptors(): number[] {
  return namesIn('/proc/self/fd')
    .map(Number)
    .filter((descriptor) => {
      const flags = /^flags:\s*([0-7]+)$/m.exec(textOrEmpty(`/proc/self/fdinfo/${descriptor}`))?.[1];
      return flags !== undefined && (Number.parseInt(flags, 8) & closedOnStart) === 0;
    })
    .sort((one, other) => one - other);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Empty for a descriptor that is closed by now, such as that of reading the list. */
function textOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
