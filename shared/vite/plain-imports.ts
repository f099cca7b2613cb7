import type { Plugin } from 'vite';

/**
 * Vite's helper around `import()`, which first loads what the module needs besides: its stylesheets.
 * https://vite.dev/guide/features#async-chunk-loading-optimization
 */
const helper = /vite\/preload-helper\.js$/;

/** Leaves that helper out of every first load: 0.4 KB. Modules that are loaded later have no stylesheet of their own. */
export function plainImports(): Plugin {
  return {
    name: 'mint-row:plain-imports',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!helper.test(id)) return null;
      if (!code.includes('__vitePreload'))
        this.error('Vite’s helper has changed: adapt shared/vite/plain-imports.ts to it.');
      return { code: 'export const __vitePreload = (load) => load();', map: null };
    },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.isEntry || !chunk.viteMetadata?.importedCss.size) continue;
        this.error(
          `${chunk.fileName} is loaded later and imports a stylesheet, which nothing would load: use ?inline.`,
        );
      }
    },
  };
}
