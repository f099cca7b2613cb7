import { type ChildProcess, type ExecFileOptions, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
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

/** Runs a command as somebody does who copies it from a page: `npm run release -- …`. */
export function typed(command: string | undefined): Promise<Ended> {
  const words = /^npm run release -- (.*)$/.exec(command ?? '')?.[1] ?? '';
  return release((words.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', '')));
}

/** A server that runs in a process of its own. */
export interface Started {
  child: ChildProcess;
  port: number;
  /** The port of its operators; 0 if it has none. */
  operatorPort: number;
  /** The lines that it has printed so far. */
  lines: string[];
}

/** Starts `npm run serve -- --store …` on a free port, unless the arguments name another. */
export function serve(store: string, args: readonly string[] = []): Promise<Started> {
  const [program, ...first] = commandLine('serve');
  return started(program, [...first, '--store', store, '--port', '0', ...args]);
}

/**
 * Starts a program that serves a store.
 * @returns once it has printed its address, which is the last that it prints
 * @throws Error with what it printed when it ends before that
 */
export async function started(program: string, args: readonly string[]): Promise<Started> {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  const ports: number[] = [];
  const count = args.includes('--operator-port') ? 2 : 1;
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stdout)
      .on('line', (line) => {
        lines.push(line);
        const [, port] = /is at http:\/\/[\w.[\]:]+:(\d+)/.exec(line) ?? [];
        if (port && ports.push(Number(port)) === count) resolve();
      })
      .on('close', () => reject(new Error(`The server ended before it listened:\n${lines.join('\n')}`)));
  });
  const [port = 0, operatorPort = 0] = ports.reverse();
  return { child, port, operatorPort, lines };
}
