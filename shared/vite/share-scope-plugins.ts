import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ESTree, Plugin } from 'vite';
import { type SharedLibrary, sharedLibraries, shareScope } from '../contract/index.ts';
import { kitVersion } from './kit.ts';

const require = createRequire(import.meta.url);
const shellModule = 'virtual:share-scope';
const libraryPrefix = '\0share-scope:';

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

/** Code that takes a library from the share scope, for bundles that run where the share scope is already filled. */
export const importShared = `async function importShared(name) {
  const [provided] = Object.values(globalThis.__federation_shared__.default[name]);
  return (await provided.get())();
}`;

/**
 * For the shell: `import 'virtual:share-scope'` puts every shared name where remotes look for it.
 * @param jsxRuntime the module with the functions that make elements in browsers, if it is not React: see `ownJsxRuntime`
 */
export function provideShareScope(jsxRuntime = 'react'): Plugin {
  return {
    name: 'mint-row:provide-share-scope',
    resolveId: (id) => (id === shellModule ? `\0${id}` : null),
    load(id) {
      if (id !== `\0${shellModule}`) return null;
      const entries = sharedLibraries.map((library, index) => {
        const version = JSON.stringify(libraryVersion(library));
        return `  '${library}': { ${version}: { get: () => ${namesObject(library, index)}, loaded: 1 } },`;
      });
      const elements = this.environment.name === 'client' ? jsxRuntime : 'react';
      return [
        ...sharedLibraries.map((library, index) => importNames(library, index, elements)),
        'globalThis.__federation_shared__ = { default: {',
        ...entries,
        '} };',
      ].join('\n');
    },
  };
}

function importNames(library: SharedLibrary, index: number, elements: string): string {
  return shareScope[library]
    .map((name) => `import { ${name} as ${name}${index} } from '${name === 'createElement' ? elements : library}';`)
    .join('\n');
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

function namesObject(library: SharedLibrary, index: number): string {
  const names = shareScope[library].map((name) => `${name}: ${name}${index}`).join(', ');
  return `Promise.resolve(() => ({ ${names} }))`;
}

/**
 * For a remote's server build, where the federation plugin does not work: shared libraries come from the same
 * share scope, which the composer fills by importing the shell's server build first. For sources in a live site, in the
 * browser: the live shell has filled it.
 */
export function consumeShareScope(consumer: 'server' | 'client' = 'server'): Plugin {
  return {
    name: 'mint-row:consume-share-scope',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.config.consumer === consumer,
    resolveId: (id) => (id in shareScope ? libraryPrefix + id : null),
    load(id) {
      if (!id.startsWith(libraryPrefix)) return null;
      const library = id.slice(libraryPrefix.length) as SharedLibrary;
      return [
        importShared,
        `const library = await importShared('${library}');`,
        ...shareScope[library].map((name) => `export const ${name} = library.${name};`),
      ].join('\n');
    },
  };
}

/** A name that a module imports from a library of the share scope; "*" means all of them. */
export interface SharedImport {
  library: SharedLibrary;
  name: string;
}

/** Lists a module's imports from the libraries of the share scope, types aside. */
export function sharedImports({ body }: ESTree.Program): SharedImport[] {
  return body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type' || !isShared(node.source.value)) return [];
    const library = node.source.value;
    const values = node.specifiers.filter((one) => one.type !== 'ImportSpecifier' || one.importKind !== 'type');
    return values.map((specifier) => {
      const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : null;
      if (specifier.type === 'ImportDefaultSpecifier') return { library, name: 'default' };
      return { library, name: imported?.type === 'Identifier' ? imported.name : (imported?.value ?? '*') };
    });
  });
}

function isShared(specifier: string): specifier is SharedLibrary {
  return Object.hasOwn(shareScope, specifier);
}
