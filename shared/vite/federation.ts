import federation from '@originjs/vite-plugin-federation';
import type { Plugin } from 'vite';
import { otherHostFile, type RemoteName } from '../contract/index.ts';
import { kitModule } from './kit.ts';
import { takingEntry } from './share-scope/take.ts';

/** The plain name of the federation entry in every release. */
export const remoteEntry = 'remoteEntry.js';

/** The plain name of the same entry for documents: see `documentEntry` in the manifest. */
export const documentEntry = 'documentEntry.js';

/** Everything that depends on quirks of the federation plugin is in this file. See docs/decisions/002. */
function clientOnly(plugin: unknown): Plugin {
  return { ...(plugin as Plugin), applyToEnvironment: (environment) => environment.name === 'client' };
}

/** A federation host: `virtual:__federation__` is the plugin's run-time API, which learns of remotes at run time. */
export function federationHost(): Plugin[] {
  const plugin = federation({ name: 'shell', remotes: {}, shared: [] }) as Plugin;
  // The plugin would rewrite imports of remotes, of which there are none, and put shared libraries into chunks.
  return [plainHost(), { ...clientOnly(plugin), transform: () => null, outputOptions: () => null }];
}

/** A remote that exposes modules. The plugin's `shared` is empty: `takeShareScope` serves packages as well. */
export function federationRemote(name: RemoteName, exposes: Record<string, string>): Plugin[] {
  const plugin = federation({
    name,
    filename: remoteEntry,
    exposes: Object.fromEntries(Object.entries(exposes).map(([key, file]) => [`./${key}`, file])),
    shared: [],
  });
  // The plugin would put shared libraries into chunks, of which a remote has none.
  const undivided = { ...clientOnly(plugin), outputOptions: () => null };
  return [emptyInput(), plainEntry(), undivided, onlyReachable()];
}

/** Vite requires an input; the federation plugin adds the entry and the exposed modules. */
export const noInputModule = 'virtual:no-input';

/** The empty module for the input that Vite requires. */
function emptyInput(): Plugin {
  const empty = '\0mint-row:empty';
  return {
    name: 'mint-row:empty-input',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (source) => (source === noInputModule ? empty : null),
    load: (id) => (id === empty ? '' : null),
  };
}

/**
 * The plugin's run-time API supports the libraries of the plugin's own `shared`, of which a host has none, and remotes
 * that are plain scripts, which the security policy refuses.
 */
function plainHost(): Plugin {
  return {
    name: 'mint-row:plain-host',
    enforce: 'pre',
    transform(code, id) {
      if (id !== '\0virtual:__federation__') return null;
      const plain = code
        .replace('__rf_placeholder__shareScope', '')
        .replace(/if \('var' === remote\.format\)[\s\S]*?else if (?=\()/, 'if ');
      if (plain.includes('__rf_placeholder__') || plain.includes("'var'")) {
        this.error('The federation plugin’s run-time API has changed: adapt shared/vite/federation.ts to it.');
      }
      return { code: plain, map: null };
    },
  };
}

/**
 * Removes the entry's code for stylesheets, which breaks on Vite 8 (the minifier prints its placeholder with backticks)
 * and is not needed, because the shell loads stylesheets with the module. Also makes the entry take the libraries that its
 * pages need, and forget a chunk that failed, so that it can be requested again.
 */
function plainEntry(): Plugin {
  return {
    name: 'mint-row:plain-remote-entry',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      const id = kitModule('federation/other-host');
      this.emitFile({ type: 'chunk', id, fileName: otherHostFile, preserveSignature: 'strict' });
    },
    transform(code, id) {
      if (!id.includes('__remoteEntryHelper__')) return null;
      const plain = code
        .replace(/^\s*dynamicLoadingCss\('__v__css__.*\)$/gm, '')
        .replace(/const seen = \{\}[\s\S]*?(?=async function __federation_import)/, '')
        .replace('return moduleMap[module]();', 'return loadLibraries(module).then(moduleMap[module]);')
        .replace('??= import(name)', '??= import(name).catch((error) => { delete currentImports[name]; throw error; })')
        .replace(/export const init =[\s\S]*$/, '');
      const isChanged = ['delete currentImports', 'loadLibraries(module)'].every((part) => plain.includes(part));
      if (plain.includes('Css') || plain.includes('__federation_shared__') || !isChanged) {
        this.error('The federation plugin’s entry has changed: adapt shared/vite/federation.ts to it.');
      }
      return { code: `${takingEntry}\n${plain}`, map: null };
    },
  };
}

/** Drops every chunk that no entry imports: the empty module above. */
function onlyReachable(): Plugin {
  return {
    name: 'mint-row:only-reachable',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const reached = new Set<string>();
        const reach = (file: string) => {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk' || reached.has(file)) return;
          reached.add(file);
          for (const next of [...chunk.imports, ...chunk.dynamicImports]) reach(next);
        };
        for (const chunk of Object.values(bundle)) {
          if (
            [remoteEntry, otherHostFile].includes(chunk.fileName) ||
            chunk.fileName.startsWith('__federation_expose_')
          )
            reach(chunk.fileName);
        }
        for (const [file, chunk] of Object.entries(bundle)) {
          if (chunk.type === 'chunk' && !reached.has(file)) delete bundle[file];
        }
      },
    },
  };
}
