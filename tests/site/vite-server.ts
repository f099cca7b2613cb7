import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { AppName } from '@mint-row/kit/contract';
import type { Page } from '@playwright/test';
import { workspaceOf } from './applications.ts';
import { root } from './root.ts';

/**
 * A Vite server of one application, at a free port.
 * @param options those of `npm run dev`
 */
export function startVite(app: AppName, options: readonly string[] = [], repository = root) {
  return startViteIn(join(repository, workspaceOf(app)), options, [join(repository, 'shared/vite/dev.js')]);
}

/**
 * A Vite server of the application in a folder.
 * @param command the program that starts it, and its first arguments
 */
export async function startViteIn(
  folder: string,
  options: readonly string[] = [],
  command: readonly string[] = [join(root, 'node_modules/vite/bin/vite.js')],
) {
  const child = spawn(process.execPath, [...command, '--port', '0', '--strictPort', 'false', ...options], {
    cwd: folder,
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
    /** Its output so far. */
    printed: () => printed,
    stop: async () => {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

/** The address that a command prints, Vite or one of ours that serves. */
export async function addressOf(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const url = /(?:Local:|\bis at)\s+(http:\/\/\S+?)\/?\s/.exec(output)?.[1];
      if (url) resolve(url);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', (code) => reject(new Error(`It ended with ${code} before it served:\n${output}`)));
  });
}

/** Waits until the next page of the server would be notified of an edit. */
export async function hearsEdits(page: Page): Promise<void> {
  await page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
}
