import { franchiseOf, type RemoteDeclaration } from '../contract/declaration.ts';
import {
  type Catalogue,
  catalogueFile,
  drawingFile,
  offersOf,
  pageDataFile,
  type RemoteSource,
} from '../contract/index.ts';
import { pageDataOf } from './page.ts';

/** The entries that a remote offers to all remotes' pages: its franchise, and the entries in its sources. */
export function catalogueOf({ catalogue = {} }: RemoteSource, declared: RemoteDeclaration): Catalogue {
  const franchise = franchiseOf(declared);
  return { ...(franchise && { franchises: [franchise] }), ...catalogue };
}

/**
 * The files that a remote publishes besides its code, by name within its release: page data, catalogue, drawings. A
 * character without a drawing shows the franchise's emblem.
 * @throws Error when there is no emblem either, or no drawing that an entry names
 */
export function publishedFiles(source: RemoteSource, declared: RemoteDeclaration): Map<string, () => string> {
  const files = new Map<string, () => string>();
  for (const page of source.pages) files.set(pageDataFile(page.path), () => JSON.stringify(pageDataOf(page)));
  const catalogue = catalogueOf(source, declared);
  for (const kind of offersOf(catalogue)) files.set(catalogueFile(kind), () => JSON.stringify(catalogue[kind]));
  const { drawings = {} } = source;
  for (const [name, draw] of Object.entries(drawings)) files.set(drawingFile(name), draw);
  for (const { slug } of catalogue.characters ?? []) {
    const draw = drawings[slug] ?? drawings.emblem;
    if (!draw)
      throw new Error(
        `${slug} has no drawing: add one under that name, or an "emblem" for characters without a drawing.`,
      );
    files.set(drawingFile(slug), draw);
  }
  for (const { title, drawing } of catalogue.cards ?? []) {
    if (drawing && !drawings[drawing])
      throw new Error(
        `The card "${title}" has no drawing "${drawing}": add schematics(characters, motifs) to the drawings in src/pages/index.ts.`,
      );
  }
  for (const { title, drawing } of catalogue.guides ?? []) {
    if (drawing && !drawings[drawing])
      throw new Error(
        `The guide "${title}" has no drawing "${drawing}": add it to the drawings in src/pages/index.ts.`,
      );
  }
  return files;
}
