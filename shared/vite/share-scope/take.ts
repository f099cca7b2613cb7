import type { ESTree, Plugin } from 'vite';
import { partsOf, type SharedLibrary, sharedLibraries, shareScope } from '../../contract/index.ts';

const libraryPrefix = '\0share-scope:';
const scopeModule = '\0share-scope';

/** The text in a federation entry that `needsLibraries` replaces with the names of libraries, with spaces between them. */
const neededLibraries = '__needed_libraries__';

/**
 * The function of a federation entry that waits for the libraries that its pages need, so that their modules find all names
 * without waiting: CommonJS code could not. A host that does not share the other names of React has all of them as `react`.
 */
export const loadLibraries = `async function loadLibraries() {
  const scope = globalThis.__federation_shared__?.default ?? {};
  await Promise.all('${neededLibraries}'.split(' ').map(async (library) => {
    if (!library) return;
    if (library === 'react/other') scope[library] ??= scope.react;
    const versions = scope[library];
    if (!versions) throw new Error('The host does not share ' + library + ', which this remote needs.');
    const [provided] = Object.values(versions);
    provided.names ??= await provided.get();
  }));
}`;

/** Whether a module specifier is that of a library which remotes take from the shell. */
function isShared(specifier: string): specifier is SharedLibrary {
  return Object.hasOwn(shareScope, specifier) && specifier !== 'react/other';
}

/**
 * For a remote: its own code, and that of packages that it brings, gets each shared library from the share scope. The shell
 * fills that first: its server build where pages are rendered, the live shell in a browser.
 * @param consumer the environments that this is for; all if omitted
 */
export function takeShareScope(consumer?: 'server' | 'client'): Plugin {
  return {
    name: 'mint-row:take-share-scope',
    enforce: 'pre',
    ...(consumer && { applyToEnvironment: (environment) => environment.config.consumer === consumer }),
    resolveId: {
      order: 'pre',
      handler(id) {
        if (id === scopeModule || id.startsWith(libraryPrefix)) return { id, moduleSideEffects: false };
        return isShared(id) ? { id: libraryPrefix + id, moduleSideEffects: false } : null;
      },
    },
    load(id) {
      if (id === scopeModule) {
        return 'export const shared = (library) => Object.values(globalThis.__federation_shared__.default[library])[0].names();';
      }
      return id.startsWith(libraryPrefix) ? namesOf(id.slice(libraryPrefix.length) as SharedLibrary) : null;
    },
  };
}

/** A module with the names of a library. Packages import all of it as an object, or as the default export. */
function namesOf(library: SharedLibrary): string {
  const parts = partsOf(library).flatMap((part, index) => [
    `const part${index} = /* @__PURE__ */ shared('${part}');`,
    ...shareScope[part].map((name) => `export const ${name} = part${index}.${name};`),
  ]);
  return [
    `import { shared } from '${scopeModule}';`,
    `import * as all from '${libraryPrefix}${library}';`,
    ...parts,
    'export { all as default };',
  ].join('\n');
}

/** The names that a build uses of each library of the share scope. */
type UsedNames = Record<string, string[]>;

/**
 * Records the names that a remote's client build uses of shared libraries, and tells its federation entry which libraries
 * those are.
 * @param entry the plain name of the entry
 */
export function needsLibraries(entry: string): { plugin: Plugin; result: () => UsedNames } {
  let used: UsedNames = {};
  return {
    result: () => used,
    plugin: {
      name: 'mint-row:needs-libraries',
      applyToEnvironment: (environment) => environment.name === 'client',
      generateBundle: {
        order: 'post',
        handler(_options, bundle) {
          const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
          const names = new Map<SharedLibrary, readonly string[]>();
          for (const { modules } of chunks) {
            for (const library of sharedLibraries) {
              const module = modules[libraryPrefix + library];
              if (module) names.set(library, [...(names.get(library) ?? []), ...module.renderedExports]);
            }
          }
          used = usedOf(names);
          const list = Object.keys(used).join(' ');
          for (const chunk of chunks) {
            if (chunk.fileName === entry) chunk.code = chunk.code.replace(neededLibraries, list);
          }
        },
      },
    },
  };
}

/** Names by the part of the library that has them; all of a library where it is used as an object. */
function usedOf(rendered: ReadonlyMap<SharedLibrary, readonly string[]>): UsedNames {
  const used: UsedNames = {};
  for (const [library, names] of rendered) {
    for (const part of partsOf(library)) {
      const own = shareScope[part].filter((name) => names.includes(name) || names.includes('default')).sort();
      if (own.length > 0) used[part] = own;
    }
  }
  return Object.fromEntries(Object.entries(used).sort());
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

/** Whether a library has a name, in one of its parts; its default export and "*" are all of it. */
export function hasName({ library, name }: SharedImport): boolean {
  return (
    ['*', 'default'].includes(name) || partsOf(library).some((part) => shareScope[part].some((one) => one === name))
  );
}
