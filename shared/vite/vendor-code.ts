import type { Plugin } from 'vite';

// All code that depends on how a package's published code is written. Each part fails the build if that code has
// changed, and each has its gain: bytes of brotli in the shell's entry, which is in every first load.

/** React Router's single large module. */
const routerModule = /\/react-router\/dist\/development\/chunk-\w+\.mjs$/;

/**
 * Top-level code of React Router's module that stops a bundler from dropping unused exports (forms, links that fetch,
 * scroll restoration …), and the same code marked as free of side effects.
 */
const effects: readonly [pattern: RegExp, pure: string][] = [
  // 5.3 KB
  [/^\w+\.displayName = ".*";$/gm, ''],
  // 7.1 KB
  [/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'],
  // 0.9 KB
  [
    /^var (\w+) = class extends (React\d*\.Component) \{([\s\S]*?^\});\n\1\.contextType = (\w+);$/gm,
    'var $1 = class extends $2 { static contextType = $4; $3;',
  ],
];

/** Marks what no page uses of React Router as droppable: 7.4 KB. */
export function leanRouter(): Plugin {
  return {
    name: 'mint-row:lean-router',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!routerModule.test(id.replaceAll('\\', '/')) || !code.includes('function BrowserRouter(')) return null;
      let pure = code;
      for (const [pattern, replacement] of effects) {
        const marked = pure.replace(pattern, replacement);
        if (marked === pure) this.error('React Router’s source has changed: adapt shared/vite/vendor-code.ts to it.');
        pure = marked;
      }
      return { code: pure, map: null };
    },
  };
}

/** Modules of the query client that no page uses, each with its replacement. */
const unusedModules: Readonly<Record<string, string>> = {
  '/query-core/build/modern/mutationCache.js':
    'export class MutationCache { findAll() { return []; } async resumePausedMutations() {} clear() {} }',
  '/query-core/build/modern/infiniteQueryBehavior.js':
    'export function infiniteQueryBehavior() {}\nexport { infiniteQueryBehavior as hasNextPage, infiniteQueryBehavior as hasPreviousPage };',
};

/** Leaves mutations and infinite queries out of the query client, which reads files and no more: 1.4 KB. */
export function leanQuery(): Plugin {
  const found = new Set<string>();
  return {
    name: 'mint-row:lean-query',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const module = Object.keys(unusedModules).find((path) => id.replaceAll('\\', '/').endsWith(path));
      if (!module) return null;
      found.add(module);
      return unusedModules[module];
    },
    generateBundle() {
      const missing = Object.keys(unusedModules).filter((path) => !found.has(path));
      if (missing.length > 0) this.error(`TanStack Query has no ${missing}: adapt shared/vite/vendor-code.ts to it.`);
    },
  };
}

/**
 * Vite's helper around `import()`, which first loads what the module needs besides: its stylesheets.
 * https://vite.dev/guide/features#async-chunk-loading-optimization
 */
const helper = /vite\/preload-helper\.js$/;

/**
 * Leaves that helper out: 0.48 KB, for which the binder's and the price guide's budgets have no room. Modules that are
 * loaded later have no stylesheet of their own: it would have no integrity.
 */
export function plainImports(): Plugin {
  return {
    name: 'mint-row:plain-imports',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!helper.test(id)) return null;
      if (!code.includes('__vitePreload'))
        this.error('Vite’s helper has changed: adapt shared/vite/vendor-code.ts to it.');
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

/**
 * Sonner adds a <style> element to the page when it is imported, which the security policy refuses. Its stylesheet is
 * imported instead (shared/runtime/Toasts.tsx), so the call is removed. Of no weight in a first load.
 */
export function strictStyles(): Plugin {
  return {
    name: 'mint-row:strict-styles',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!/node_modules\/sonner\/dist\/index\.mjs$/.test(id.replaceAll('\\', '/'))) return null;
      const stripped = code.replace(/^__insertCSS\(".*"\);?$/m, '');
      if (stripped === code) this.error('Sonner’s source has changed: adapt shared/vite/vendor-code.ts to it.');
      return { code: stripped, map: null };
    },
  };
}
