import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/**
 * Runs a script of this folder as a process of its own.
 * @param folder where it puts its temporary files: a process that is killed leaves them behind
 * @param dieAt the operation on the disk at which it is killed, the first one is 1; it lives when there is none
 */
export async function runWorker(script: string, args: readonly string[], folder: string, dieAt?: number) {
  const preload = dieAt ? ['--import', pathToFileURL(join(import.meta.dirname, 'die.mjs')).href] : [];
  const child = spawn(process.execPath, ['--import', tsx, ...preload, join(import.meta.dirname, script), ...args], {
    env: { ...process.env, TMPDIR: folder, DIE_AT: String(dieAt ?? '') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const [said, code] = await Promise.all([text(child.stdout), ended]);
  return { said, code };
}
