import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { moduleOf, onDemand, type SharedLibrary, sharedLibraries, shareScope } from '../../contract/index.ts';
import { kit, kitVersion } from '../kit.ts';

const require = createRequire(import.meta.url);
const shellModule = 'virtual:share-scope';
const onDemandModule = 'virtual:share-scope/other-react';

/** The query of a second copy of React's code: see `plainReact`. */
export const otherNames = '?other';

/** The installed version of each library in the share scope. Our own have the version of the kit. */
export function libraryVersion(library: SharedLibrary): string {
  if (library.startsWith('@mint-row/')) return kitVersion;
  const name = library.startsWith('@') ? library.split('/').slice(0, 2).join('/') : library.split('/')[0];
  return installedVersion(String(name), require.resolve.paths(library) ?? []);
}

/**
 * Reads a package's version from its package.json itself, which its exports need not contain.
 * @param folders the node_modules folders that may contain the package, the nearest first
 * @throws Error when none of them does
 */
export function installedVersion(name: string, folders: readonly string[]): string {
  const file = folders.map((folder) => join(folder, name, 'package.json')).find(existsSync);
  if (!file)
    throw new Error(
      `shared/contract/share-scope.ts lists ${name}, which is not installed. Install it, or remove it from the list.`,
    );
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/**
 * For the shell: `import 'virtual:share-scope'` puts every shared name where remotes look for it. Browsers load the libraries
 * of `onDemand` once a remote asks for them.
 * @param jsxRuntime the module with the functions that make elements in browsers, if it is not React: see `ownJsxRuntime`
 */
export function provideShareScope(jsxRuntime = 'react'): Plugin {
  return {
    name: 'mint-row:provide-share-scope',
    resolveId: {
      order: 'pre',
      handler(id, importer) {
        if (id === shellModule || id === onDemandModule) return `\0${id}`;
        const isOfKit = importer?.replaceAll('\\', '/').startsWith(`${kit}/`);
        if (this.environment.mode === 'build' || isOfKit || !isFromNpm(id)) return null;
        // The copy that the kit has: a strict package manager gives a remote only what its own package.json names.
        return this.resolve(id, `${kit}/package.json`, { skipSelf: true });
      },
    },
    load(id) {
      const { mode, name, config } = this.environment;
      const isReleased = mode === 'build' && config.mode === 'production' && name === 'client';
      // A release for browsers has a second copy of React; elsewhere, there is one with all its names.
      if (id === `\0${onDemandModule}`) return onDemandNames(isReleased ? otherNames : '');
      if (id !== `\0${shellModule}`) return null;
      const elements = name === 'client' ? jsxRuntime : 'react';
      const ready = sharedLibraries.filter((library) => !onDemand.includes(library));
      return [
        ...ready.map((library) => importNames(library, library, elements)),
        'const ready = (all) => ({ names: () => all, get: async () => () => all, loaded: 1 });',
        config.consumer === 'server' ? onDemandReady : onDemandLater,
        'globalThis.__federation_shared__ = { default: {',
        ...ready.map((library) => entryOf(library, `ready(${namesObject(library)})`)),
        ...onDemand.map((library) => entryOf(library, `later('${variableOf(library)}')`)),
        '} };',
      ].join('\n');
    },
  };
}

/** Whether a module specifier is that of a library in the share scope that is not the kit's own. */
function isFromNpm(specifier: string): boolean {
  return Object.hasOwn(shareScope, specifier) && specifier !== 'react/other' && !specifier.startsWith('@mint-row/');
}

/** On a server, which waits for nothing, the libraries of `onDemand` are there from the start. */
const onDemandReady = `import * as loaded from '${onDemandModule}';
const later = (name) => ready(loaded[name]);`;

const onDemandLater = `import { importLater } from '@mint-row/kit/runtime/host';
const later = (name) => ({
  get: async () => {
    const { [name]: all } = await importLater(() => import('${onDemandModule}'));
    return () => all;
  },
  loaded: 1,
});`;

/**
 * A module that exports an object with the names of each library of `onDemand`.
 * @param copy the query of the copy that has them
 */
function onDemandNames(copy: string): string {
  return onDemand
    .flatMap((library) => [
      importNames(library, moduleOf(library) + copy),
      `export const ${variableOf(library)} = ${namesObject(library)};`,
    ])
    .join('\n');
}

function entryOf(library: SharedLibrary, entry: string): string {
  return `  '${library}': { '${libraryVersion(library)}': ${entry} },`;
}

function importNames(library: SharedLibrary, from: string, elements = from): string {
  return shareScope[library]
    .map(
      (name) =>
        `import { ${name} as ${localName(library, name)} } from '${name === 'createElement' ? elements : from}';`,
    )
    .join('\n');
}

function namesObject(library: SharedLibrary): string {
  return `{ ${shareScope[library].map((name) => `${name}: ${localName(library, name)}`).join(', ')} }`;
}

function localName(library: SharedLibrary, name: string): string {
  return `${name}${sharedLibraries.indexOf(library)}`;
}

function variableOf(library: SharedLibrary): string {
  return `library${sharedLibraries.indexOf(library)}`;
}

/**
 * For the shell: in browsers, its own functions that make elements take the place of `react/jsx-runtime` for itself and for
 * all that it provides to remotes. Servers render with React's: the composer moves the addresses of finished documents.
 * @param jsxRuntime the module with the functions
 */
export function ownJsxRuntime(jsxRuntime: string): Plugin {
  return {
    name: 'mint-row:own-jsx-runtime',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (library, importer) => (library === 'react/jsx-runtime' && importer !== jsxRuntime ? jsxRuntime : null),
  };
}
