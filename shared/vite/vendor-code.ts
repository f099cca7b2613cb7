import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import type { Plugin } from 'vite';
import { otherNames } from './share-scope/provide.ts';

// All code that depends on how a package's published code is written. Each part fails the build if that code has
// changed, and each has its gain: bytes of brotli in the shell's modules of every first load.

/** React's libraries, and the file of each library's package that has its code. */
const reactFiles: Readonly<Record<string, string>> = {
  react: 'react.production.js',
  'react/jsx-runtime': 'react-jsx-runtime.production.js',
  'react-dom': 'react-dom.production.js',
  'react-dom/client': 'react-dom-client.production.js',
  scheduler: 'scheduler.production.js',
};

/** The code of React and of what only React needs, its second copy aside. */
export const reactCode = /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/][^?]*$/;

/** Imports of a whole library of React by packages, in the two forms that CommonJS allows. */
const wholeReact = /\bimport (?:\* as )?(\w+) from (["']react(?:-dom|\/jsx-runtime)?["'])/g;

/** What packages take from React by a name that bundlers are not meant to see: it may be missing in an earlier React. */
const hiddenName = /\b(React\w*)\[(?:" (\w+) "\.trim\(\)\.toString\(\)|(\w+))\]/g;

/**
 * Makes ES modules of React's CommonJS files, so that its chunk has only what the shell and its packages use, and needs no
 * helpers of the bundler, which would be a third module of every first load: 1.3 KB.
 */
export function plainReact(): Plugin {
  return {
    name: 'mint-row:plain-react',
    enforce: 'pre',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    applyToEnvironment: (environment) => environment.name === 'client',
    async resolveId(asked, importer) {
      const library = asked.replace(otherNames, '');
      const file = Object.hasOwn(reactFiles, library) ? reactFiles[library] : undefined;
      if (!file) return null;
      const resolved = await this.resolve(library, importer, { skipSelf: true });
      return resolved && posix.join(posix.dirname(resolved.id), 'cjs', file) + asked.slice(library.length);
    },
    load: (id) => (id.endsWith(otherNames) ? readFile(id.slice(0, -otherNames.length), 'utf8') : null),
    transform(code, id) {
      if (id.endsWith(otherNames)) {
        const copy = withSharedState(code);
        if (copy === code) this.error(`${id} keeps its state elsewhere: ${adapt}`);
        return { code: asModule(copy), map: null };
      }
      if (reactCode.test(id)) return { code: asModule(code), map: null };
      if (!id.includes('/node_modules/')) return null;
      const plain = code
        .replaceAll(wholeReact, 'import * as $1 from $2')
        .replaceAll(hiddenName, (_found, library, written, constant) => {
          const name = written ?? new RegExp(`\\b${constant} = "(\\w+)"`).exec(code)?.[1];
          return name ? `${library}.${name}` : this.error(`${id} takes ${constant} from React: ${adapt}`);
        });
      return { code: plain, map: null };
    },
    generateBundle(_options, bundle) {
      const helpers = Object.keys(bundle).find((file) => file.startsWith('rolldown-'));
      if (helpers) this.error(`A module needs the bundler's helpers (${helpers}), as CommonJS does: ${adapt}`);
    },
  };
}

const adapt = 'adapt shared/vite/vendor-code.ts to it.';

/**
 * The code of React or React DOM for a second copy, which has the names that the first leaves out: both share the state of
 * the first.
 */
function withSharedState(code: string): string {
  return code
    .replace(
      /^var ReactSharedInternals = \{.*\},$/m,
      `var React = require("react"), ReactSharedInternals = React.${stateOf.react},`,
    )
    .replace(
      /^var Internals = \{[\s\S]*?\n {2}\},$/m,
      `var ReactDOM = require("react-dom"), Internals = ReactDOM.${stateOf['react-dom']},`,
    );
}

const stateOf = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'react-dom': '__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
};

/** The CommonJS code of one of React's files as an ES module: its functions stay as they are. */
function asModule(code: string): string {
  const imports: string[] = [];
  const assigned = [...code.matchAll(/^ *exports\.(\w+) =/gm)].map(([, name]) => String(name));
  const names = new Set(assigned);
  const isConstant = (name: string) => assigned.indexOf(name) === assigned.lastIndexOf(name);
  const body = code
    .replaceAll(/\b(\w+) = require\(("[^"]+")\)/g, (_found, local, library) => {
      imports.push(`import * as ${local} from ${library};`);
      return `imported${imports.length}`;
    })
    .replaceAll(/^exports\.(\w+) = \1;$/gm, '')
    .replaceAll(/^exports\.(\w+) =/gm, (found, name) => (isConstant(name) ? `const ${name} =` : found))
    .replaceAll('exports.', '');
  const variables = [...names].filter((name) => !isConstant(name)).map((name) => `let ${name};`);
  return [...imports, ...variables, body, `export { ${[...names]} };`].join('\n');
}

/** React Router's single large module. */
const routerModule = /\/react-router\/dist\/development\/chunk-\w+\.mjs$/;

/**
 * Top-level code of React Router's module that stops a bundler from dropping unused exports (forms, links that fetch,
 * scroll restoration …), and the same code marked as free of side effects; and code that no browser of ours runs.
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
  // The version, in a global that nothing of ours reads: 0.1 KB
  [/^try \{\n.*\n {4}window\.__reactRouterVersion = [\s\S]*?^\}$/m, ''],
  // Advice about a link's component, which is not ours, in an error that names what is wrong: 0.1 KB
  [/ {2}Please separate it out to the .* field\. Alternatively you may provide .* parse it for you\.(?=`)/, ''],
  // A warning for browsers without URLSearchParams, which could not run our code: 0.05 KB
  [/^ {2}warning\(\n {4}typeof URLSearchParams !== "undefined",\n.*\n {2}\);\n/m, ''],
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

/** Its module, in `node_modules/sonner`, or in `.store/sonner-npm-2.0.8-0123456789/package` as Yarn's linker "pnpm" has it. */
const sonner = /\/node_modules\/(?:\.store\/sonner-[^/]*\/package|sonner)\/dist\/index\.mjs$/;

/**
 * Sonner adds a <style> element to the page when it is imported, which the security policy refuses. Its stylesheet is
 * imported instead (shared/runtime/Toasts.tsx), so the call is removed. Of no weight in a first load.
 */
export function strictStyles(): Plugin {
  return {
    name: 'mint-row:strict-styles',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!sonner.test(id.replaceAll('\\', '/'))) return null;
      const stripped = code.replace(/^__insertCSS\(".*"\);?$/m, '');
      if (stripped === code) this.error('Sonner’s source has changed: adapt shared/vite/vendor-code.ts to it.');
      return { code: stripped, map: null };
    },
  };
}
