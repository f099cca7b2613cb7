import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../site/root.ts';
import { installLinked } from './install-linked.ts';

/** The kit's program, from the remote's folder. */
export const program = 'node_modules/@mint-row/kit/cli/kit.js';

/**
 * Makes a remote in its own repository with the command for it, and installs its dependencies.
 * @param folder where its folder is made
 * @returns its folder
 */
export async function makeOwnRemote(folder: string): Promise<string> {
  const remote = join(folder, 'sports');
  const words = ['remote', 'sports', '--label', 'Sports', '--franchise', '--out', remote];
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'lab/scaffold/new.ts', ...words], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  await installLinked(remote);
  return remote;
}

/** Runs a command of the kit in a remote's folder, while this process can serve the site that the command visits. */
export async function kit(remote: string, ...args: readonly string[]): Promise<{ status: number; printed: string }> {
  const environment = { ...process.env, NODE_ENV: undefined, NO_COLOR: '1' };
  const child = spawn(process.execPath, [program, ...args], { cwd: remote, env: environment });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const [status] = (await once(child, 'close')) as [number];
  return { status, printed };
}
