import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { AppName } from '@mint-row/shared/contract';
import { workspaceOf } from '../artifact/artifact.ts';
import { DeliveryError } from '../delivery-error.ts';
import { hashInputs } from './inputs.ts';

const run = promisify(execFile);

interface Options {
  root: string;
  /** What the build is for; "development" has a development React and goes to `dist-development`. */
  mode?: 'production' | 'development';
  /** Told when an application has been built, or needed no build. */
  onBuilt?: (app: AppName, outcome: 'built' | 'unchanged', milliseconds: number) => void;
}

/**
 * Builds each application whose inputs have changed since its last build, each in a process of its own.
 * @throws DeliveryError with the build's own output when one fails
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
  const workspace = workspaceOf(app);
  const record = join(root, 'node_modules/.cache/mint-row', `${app}-${mode}.inputs`);
  const inputs = await hashInputs(root, [workspace, 'shared', 'package-lock.json', 'tsconfig.base.json']);
  const manifest = await readFile(
    join(root, workspace, mode === 'production' ? 'dist' : `dist-${mode}`, 'manifest.json'),
  ).catch(() => null);
  const last = await readFile(record, 'utf8').catch(() => null);
  if (manifest && last === inputs) return 'unchanged';
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build', '--mode', mode, '--logLevel', 'warn'], {
    cwd: join(root, workspace),
    env: { ...process.env, NODE_ENV: mode },
  }).catch((error: { stdout?: string; stderr?: string; message: string }) => {
    throw new DeliveryError(`${app}: its build failed.\n${error.stdout ?? ''}${error.stderr ?? error.message}`);
  });
  await mkdir(dirname(record), { recursive: true });
  await writeFile(record, inputs);
  return 'built';
}
