import { type ExecFileOptions, execFile } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../site/root.ts';

export interface Ended {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * The program and its first arguments that run a command of delivery/cli as a process of its own.
 * @param checkout the root of the checkout that has the command, if not this one
 */
export function commandLine(name: 'release' | 'serve' | 'export', checkout = root): [string, ...string[]] {
  return [process.execPath, join(checkout, 'delivery/cli/run.js'), name];
}

/** Runs a program to its end, with any exit code. */
export function run(program: string, args: readonly string[], options: ExecFileOptions = {}): Promise<Ended> {
  return new Promise((resolve) => {
    execFile(program, args, { ...options, encoding: 'utf8' }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? -1) : 0, stdout: String(stdout), stderr: String(stderr) });
    });
  });
}

/**
 * Runs `npm run release -- …`.
 * @param checkout the root of the checkout that has the command, if not this one
 */
export function release(args: readonly string[], options: ExecFileOptions = {}, checkout = root): Promise<Ended> {
  const [program, ...first] = commandLine('release', checkout);
  return run(program, [...first, ...args], options);
}
