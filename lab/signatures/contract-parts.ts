import { join } from 'node:path';
import { catalogueFile, insetDataFile, integrityLists, pageDataFile, shareScope } from '@mint-row/kit/contract';
import { root } from '../../tests/site/root.ts';
import { Declarations, type Read } from './declarations.ts';

const fileOf = (path: string) => join(root, 'shared', path);
const catalogue = fileOf('contract/catalogue.ts');
const insets = fileOf('contract/insets.ts');

/** The paths of the files that the shell reads of a release: no type declares them. */
const places = [
  pageDataFile('/a/b'),
  catalogueFile('cards'),
  insetDataFile('CharacterReadingInset'),
  ...integrityLists('data/a/b.json', 2),
].join(' ');

/**
 * The parts of the contract, each with the text that describes it: the shell's arguments to a page, the files that it
 * reads of a release, each kind of entries, each inset, and each function that it provides.
 * @param read reads a source file; tests change its text
 */
export function contractParts(read?: Read): Map<string, string> {
  // Entries and insets are parts of their own.
  const sources = new Declarations(['Catalogue', 'Entries', 'Kind', 'Insets', 'InsetName', 'PlacedInset'], read);
  const registry = fileOf('contract/registry.ts');
  const release = ['RegisteredRemote', 'PageData'].map((name) => sources.closureOf(registry, name));
  const ofInsets = ['InsetProps', 'InsetData'].map((name) => sources.closureOf(insets, name));
  return new Map([
    ['page', sources.closureOf(fileOf('contract/page.ts'), 'PageProps')],
    ['release', [...release, places].join('\n')],
    ...sources
      .membersOf(catalogue, 'Entries')
      .map(([kind, type]) => [kind, sources.closureOf(catalogue, type)] as const),
    ['insets', ofInsets.join('\n')],
    ...sources.membersOf(insets, 'Insets').map(([name, type]) => [name, sources.closureOf(insets, type)] as const),
    ...shareScope['@mint-row/kit/runtime'].map(
      (name) => [name, sources.closureOf(fileOf('runtime/index.ts'), name)] as const,
    ),
  ]);
}
