import { execFile } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { workspaceOf } from '@mint-row/kit/build';
import type { AppName } from '@mint-row/kit/contract';
import { DeliveryError } from '../delivery-error.ts';
import { isCurrent } from './current.ts';

const run = promisify(execFile);

interface Options {
  root: string;
  /** The purpose of the build; "development" uses the development version of React and writes to `dist-development`. */
  mode?: 'production' | 'development';
  /** Called when an application has been built, or needed no build. */
  onBuilt?: (app: AppName, outcome: 'built' | 'unchanged', milliseconds: number) => void;
}

/**
 * Builds each application whose artifact does not match its current sources, each in a separate process.
 * @throws DeliveryError with the build's output when a build fails
 */
export async function buildChanged(
  apps: readonly AppName[],
  { root, mode = 'production', onBuilt }: Options,
): Promise<void> {
  const waiting = [...apps];
  const worker = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) {
      const start = performance.now();
      const outcome = await buildOne(app, root, mode);
      onBuilt?.(app, outcome, performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

async function buildOne(app: AppName, root: string, mode: string): Promise<'built' | 'unchanged'> {
  const folder = mode === 'production' ? 'dist' : `dist-${mode}`;
  if (await isCurrent(app, root, folder)) return 'unchanged';
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build', '--mode', mode, '--logLevel', 'warn'], {
    cwd: join(root, workspaceOf(app)),
    env: { ...process.env, NODE_ENV: mode },
  }).catch((error: { stdout?: string; stderr?: string; message: string }) => {
    throw new DeliveryError(`${app}: its build failed.\n${error.stdout ?? ''}${error.stderr ?? error.message}`);
  });
  return 'built';
}
