import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteName } from '@mint-row/kit/contract';
import type { InlineConfig, PluginOption } from 'vite';
import { remoteNames, workspaceOf } from '../../../tests/site/applications.ts';
import { root } from '../../../tests/site/root.ts';
import { appFolder, commonConfig, sharedLibraries } from './config.ts';
import { exposedPages, noInput } from './exposed-pages.ts';
import { baseOf, federatedModules, listedPages } from './listed-pages.ts';

/** `@module-federation/vite` as its README sets it up; the benchmark installs it in its own folder. */
export const moduleFederation = {
  async host(outDir: string): Promise<InlineConfig> {
    const remotes = remoteNames.map((name) => [name, { type: 'module', name, entry: `${baseOf(name)}remoteEntry.js` }]);
    return commonConfig(appFolder, outDir, [
      listedPages(federatedModules),
      await plugin({
        name: 'shell',
        filename: 'remoteEntry.js',
        remotes: Object.fromEntries(remotes),
        shared: sharedLibraries,
      }),
    ]);
  },

  async remote(name: RemoteName, outDir: string): Promise<InlineConfig> {
    const folder = join(root, workspaceOf(name));
    const config = commonConfig(folder, outDir, [
      noInput(),
      await plugin({ name, filename: 'remoteEntry.js', exposes: exposedPages(folder), shared: sharedLibraries }),
    ]);
    return { ...config, base: baseOf(name), build: { ...config.build, rollupOptions: { input: 'virtual:no-input' } } };
  },
};

async function plugin(options: Record<string, unknown>): Promise<PluginOption> {
  const resolved = createRequire(join(import.meta.dirname, '../package.json')).resolve('@module-federation/vite');
  const { federation } = (await import(pathToFileURL(resolved).href)) as {
    federation: (options: Record<string, unknown>) => PluginOption;
  };
  return federation({ dts: false, ...options });
}
