import type { ESTree, Plugin, Rolldown } from 'vite';
import {
  onDemand,
  otherHostFile,
  partsOf,
  type RemoteName,
  type SharedLibrary,
  sharedLibraries,
  shareScope,
} from '../../contract/index.ts';
import { isPackageCode } from '../package-styles.ts';
import { libraryVersion } from './provide.ts';

const libraryPrefix = '\0share-scope:';
const scopeModule = '\0share-scope';

/**
 * Ends the names of the same modules for the code of packages: the names that a library has for the remote's own code would
 * otherwise be in a chunk of packages, which every page would load.
 */
const forPackages = '?packages';

/** The text in a federation entry that `needsLibraries` replaces with the libraries that its pages need on demand, by page. */
const neededOnDemand = '__needed_on_demand__';

/** The text in `otherHostFile` that it replaces with the version of React and the names of all libraries. */
const neededNames = '__needed_names__';

/**
 * What a federation entry does before it imports a page. In our shell, which shares all that its gate has found, it waits for
 * the libraries that load on demand: modules then find all names without waiting, as CommonJS code must. In another host, a
 * module that our shell never loads takes what the host gives to `init`, and says what is missing.
 */
export const takingEntry = `let given = {};
const scope = () => globalThis.__federation_shared__ ?? {};
const isOtherHost = () => scope().isOtherHost || !Object.values(scope().default?.react ?? {})[0]?.names;
const takeLibraries = () => __federation_import('./${otherHostFile}').then((module) => module.takeLibraries(given));
async function loadLibraries(page) {
  if (isOtherHost()) return takeLibraries();
  const needed = ${neededOnDemand};
  for (const library of needed[page] ?? []) {
    const [provided] = Object.values(scope().default[library]);
    provided.names ??= await provided.get();
  }
}
export const init = (shared) => {
  if (!isOtherHost()) return;
  given = shared;
  const taken = takeLibraries();
  // Not every host waits for this; whoever gets a page learns of the failure.
  taken.catch(() => {});
  return taken;
};`;

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
      handler(id, importer) {
        if (id.startsWith(scopeModule)) return { id, moduleSideEffects: false };
        const end = importer && isPackageCode(importer) ? forPackages : '';
        return isShared(id) ? { id: libraryPrefix + id + end, moduleSideEffects: false } : null;
      },
    },
    load(id) {
      const [module = '', end = ''] = id.split(/(?=\?)/);
      if (module === scopeModule) {
        return 'export const shared = (library) => Object.values(globalThis.__federation_shared__.default[library])[0].names();';
      }
      return module.startsWith(libraryPrefix)
        ? namesOf(module.slice(libraryPrefix.length) as SharedLibrary, end)
        : null;
    },
  };
}

/** A module with the names of a library. Packages import all of it as an object, or as the default export. */
function namesOf(library: SharedLibrary, end: string): string {
  const parts = partsOf(library).flatMap((part, index) => [
    `const part${index} = /* @__PURE__ */ shared('${part}');`,
    ...shareScope[part].map((name) => `export const ${name} = part${index}.${name};`),
  ]);
  return [
    `import { shared } from '${scopeModule}${end}';`,
    `import * as all from '${libraryPrefix}${library}${end}';`,
    ...parts,
    'export { all as default };',
  ].join('\n');
}

/** The names that a build uses of each library of the share scope. */
type UsedNames = Record<string, string[]>;

/**
 * Records the names that a remote's client build uses of shared libraries, and tells its federation entry, and its module for
 * other hosts, which those are.
 */
export function needsLibraries(remote: RemoteName): { plugin: Plugin; result: () => UsedNames } {
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
          const usedBy = (some: readonly Rolldown.OutputChunk[]) => usedOf(some.flatMap(namesIn));
          used = usedBy(chunks);
          const later: Record<string, string[]> = {};
          for (const { fileName } of chunks) {
            const page = exposedName(fileName);
            const own = page && usedBy(chunksFrom(fileName, chunks));
            const needed = own ? onDemand.filter((library) => library in own) : [];
            if (page && needed.length > 0) later[page] = needed;
          }
          const [react] = libraryVersion('react').split('.');
          const names = Object.entries(used).map(([library, own]) => [library, ...own].join(' '));
          const all = [`${remote} ${react}`, ...names].join(';');
          const onDemandOf = JSON.stringify(later);
          for (const chunk of chunks) {
            chunk.code = chunk.code.replace(neededOnDemand, () => onDemandOf).replace(neededNames, all);
          }
        },
      },
    },
  };
}

/** The names that a chunk has of a library of the share scope. */
interface RenderedNames {
  library: SharedLibrary;
  names: readonly string[];
}

function namesIn({ modules }: Rolldown.OutputChunk): RenderedNames[] {
  return sharedLibraries.flatMap((library) =>
    ['', forPackages].map((end) => ({
      library,
      names: modules[`${libraryPrefix}${library}${end}`]?.renderedExports ?? [],
    })),
  );
}

/**
 * The page that a chunk exposes, as a federation entry names it; null for another chunk.
 * @example exposedName('__federation_expose_SetsPage.js') // './SetsPage'
 */
function exposedName(file: string): string | null {
  const [, name] = /^__federation_expose_(\w+)\b/.exec(file) ?? [];
  return name ? `./${name}` : null;
}

/** A chunk and all that it imports, now or later. */
function chunksFrom(file: string, chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const reached = new Set([file]);
  const found: Rolldown.OutputChunk[] = [];
  for (const name of reached) {
    const chunk = chunks.find(({ fileName }) => fileName === name);
    if (!chunk) continue;
    found.push(chunk);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) reached.add(next);
  }
  return found;
}

/** Names by the part of the library that has them; all of a library where it is used as an object. */
function usedOf(rendered: readonly RenderedNames[]): UsedNames {
  const used: UsedNames = {};
  for (const library of sharedLibraries) {
    const names = rendered.flatMap((one) => (one.library === library ? one.names : []));
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
