import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { outputFolder, root } from '../site/root.ts';
import { freePort } from './free-port.ts';
import { answering } from './run-web-server.ts';
import { installed } from './web-server-programs.ts';

/** The configuration for operators, with servers on ports of this machine. */
export function varnishConfiguration(one: number, two: number): string {
  const text = readFileSync(join(root, 'delivery/serve/exports/varnish.vcl'), 'utf8');
  return text.replace('.port = "4174"', `.port = "${one}"`).replace('.port = "4175"', `.port = "${two}"`);
}

/** The program, if it is installed. */
export const varnish = installed('varnishd');

/**
 * Runs Varnish, configured as in docs/operations.md, in front of two servers.
 * @param one the port of a server
 * @param two that of the other; without it, the one is taken for two
 * @throws Error with its output when it does not start
 */
export async function runVarnish(one: number, two = one) {
  await mkdir(outputFolder, { recursive: true });
  const folder = await mkdtemp(join(outputFolder, 'varnish-'));
  await writeFile(join(folder, 'site.vcl'), varnishConfiguration(one, two));
  const port = await freePort();
  // Without a jail, it keeps its user, who can read the folder.
  const words = ['-j', 'none', '-F', '-n', folder, '-f', join(folder, 'site.vcl'), '-a', `127.0.0.1:${port}`];
  const child = spawn(varnish ?? 'varnishd', [...words, '-p', 'http_gzip_support=off', '-s', 'malloc,64m'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return answering(child, { name: 'Varnish', port, folder });
}
