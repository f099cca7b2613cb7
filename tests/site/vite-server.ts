import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { AppName } from '@mint-row/shared/contract';
import { workspaceOf } from './applications.ts';
import { root } from './root.ts';

/** A Vite server of one application, at a port that is free. */
export async function startVite(app: AppName, options: readonly string[] = [], repository = root) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, '--port', '0', '--strictPort', 'false', ...options], {
    cwd: join(repository, workspaceOf(app)),
    env: { ...process.env, NO_COLOR: '1' },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  return {
    url: await addressOf(child),
    /** What it has printed so far. */
    printed: () => printed,
    stop: async () => {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const url = /Local:\s+(http:\/\/\S+?)\/?\s/.exec(said)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', () => reject(new Error(`Vite ended before it served:\n${said}`)));
  });
}
