import { join } from 'node:path';
import type { RemoteName } from '@mint-row/kit/contract';
import federation from '@originjs/vite-plugin-federation';
import type { InlineConfig, Plugin } from 'vite';
import { remoteNames, workspaceOf } from '../../../tests/site/applications.ts';
import { root } from '../../../tests/site/root.ts';
import { appFolder, commonConfig, sharedLibraries } from './config.ts';
import { exposedPages, noInput } from './exposed-pages.ts';
import { baseOf, federatedModules, listedPages } from './listed-pages.ts';

/** The plugin's own way: `shared` by name in host and remotes, pages rendered in the browser. */
export const stockFederation = {
  host: (outDir: string): InlineConfig =>
    commonConfig(appFolder, outDir, [
      listedPages(federatedModules),
      federation({
        name: 'shell',
        remotes: Object.fromEntries(remoteNames.map((name) => [name, `${baseOf(name)}assets/remoteEntry.js`])),
        shared: sharedLibraries,
      }),
    ]),

  remote(name: RemoteName, outDir: string): InlineConfig {
    const folder = join(root, workspaceOf(name));
    const config = commonConfig(folder, outDir, [
      noInput(),
      federation({ name, filename: 'remoteEntry.js', exposes: exposedPages(folder), shared: sharedLibraries }),
      quotedPlaceholder(),
    ]);
    return { ...config, base: baseOf(name), build: { ...config.build, rollupOptions: { input: 'virtual:no-input' } } };
  },
};

/**
 * On Vite 8 the minifier prints the plugin's placeholder for stylesheets with backticks, which the plugin does not
 * find: remotes crash. With quotes it works as documented.
 */
function quotedPlaceholder(): Plugin {
  return {
    name: 'bench:quoted-placeholder',
    enforce: 'pre',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk') chunk.code = chunk.code.replace(/`(__v__css__[^`]*)`/g, "'$1'");
        }
      },
    },
  };
}
