import { join } from 'node:path';
import { build } from 'esbuild';

/** The worker that answers from exports, with all that it imports, as one module without Node's own. */
export async function bundleWorker(): Promise<string> {
  const { outputFiles } = await build({
    // Found from here as from delivery/dist, where this code is part of a command.
    entryPoints: [join(import.meta.dirname, '../serve/exports/worker/worker.ts')],
    bundle: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    format: 'esm',
    target: 'es2023',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
