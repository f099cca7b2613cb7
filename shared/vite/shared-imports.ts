import type { ESTree } from 'vite';
import { type SharedLibrary, shareScope } from '../contract/index.ts';

/** A name that a module imports from a library of the share scope; "*" means all of them. */
export interface SharedImport {
  library: SharedLibrary;
  name: string;
}

/** What a module imports from the libraries of the share scope, types aside. */
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
