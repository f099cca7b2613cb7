import { build, type Plugin, type Rolldown } from 'vite';
import { offlineWorkerPath } from '../contract/index.ts';
import { oldestBrowsers } from './base.ts';
import { kit } from './kit.ts';

/**
 * For the shell: builds the service worker that keeps pages for offline use as one plain script, which the composer publishes
 * at its address. It is no module of the shell: no document names it.
 */
export function offlineWorker(): Plugin {
  return {
    name: 'mint-row:offline-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: offlineWorkerPath.slice(1), source: await bundleWorker() });
    },
  };
}

/** Not every browser runs workers that are modules: the script contains all that it needs. */
async function bundleWorker(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: [...oldestBrowsers],
      rolldownOptions: { input: `${kit}/offline/worker.ts`, output: { format: 'iife' } },
    },
  });
  const [output] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const [chunk, ...others] = output?.output ?? [];
  if (chunk && others.length === 0) return chunk.code;
  throw new Error(
    'The service worker of shared/offline/worker.ts is not one script: import nothing there at run time.',
  );
}
