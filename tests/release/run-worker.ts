import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { bundles, writeBundle } from '../../delivery/index.ts';

const operations = pathToFileURL(join(import.meta.dirname, 'operations.mjs')).href;

/** The conditions of a worker. */
interface Conditions {
  /** The watch over its operations on the disk. */
  watched?: Watched;
  /** Environment variables in addition to this process's. */
  env?: NodeJS.ProcessEnv;
  /** Kills the worker. */
  killed?: AbortSignal;
}

/** The environment variables that list a worker's operations on the disk, or kill it at one. */
export interface Watched {
  /** The number of the operation at which it is killed, from 1. */
  DIE_AT?: string;
  /** The file that lists them. */
  OPERATIONS?: string;
}

/**
 * Runs a script of this folder as a process of its own.
 * @param folder the folder for its temporary files, which a killed process leaves behind
 */
export async function runWorker(
  script: string,
  args: readonly string[],
  folder: string,
  { watched, env, killed }: Conditions = {},
) {
  const preload = watched ? ['--import', operations] : [];
  made[script] ??= bundleOf(script);
  const child = spawn(process.execPath, [...preload, await made[script], ...args], {
    env: { ...process.env, ...watched, ...env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  killed?.addEventListener('abort', () => child.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const [output, code] = await Promise.all([text(child.stdout), ended]);
  return { output, code };
}

/** The bundles of scripts by their names. */
const made: Record<string, Promise<string>> = {};

async function bundleOf(script: string): Promise<string> {
  const file = join(bundles, `${script}.mjs`);
  await writeBundle(join(import.meta.dirname, script), file);
  return file;
}
