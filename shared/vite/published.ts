import type { RemoteDeclaration } from '../contract/declaration.ts';
import {
  type Catalogue,
  catalogueFile,
  drawingFile,
  entriesFor,
  type Json,
  offersOf,
  type PageData,
  type PageSource,
  type Pattern,
  type PublishedPage,
  pageDataFile,
  type RegisteredRemote,
  type RemoteName,
  type RemoteSource,
} from '../contract/index.ts';
import type { CurrentContent } from '../development/messages.ts';

/** A page's data, as a release publishes it. */
export function pageDataOf(page: PageSource): PageData {
  const { title, description, reviewed, indexed, shows = [], latestUpdates, data } = page;
  return {
    title,
    description,
    reviewed,
    ...(indexed === false && { indexed }),
    shows,
    ...(latestUpdates && { latestUpdates }),
    data: JSON.parse(JSON.stringify(data)) as Json,
  };
}

/** A page as its sources would be published. */
export function publishedPage(remote: RemoteName, page: PageSource): PublishedPage {
  return { ...pageDataOf(page), path: page.path, remote, expose: page.expose };
}

/**
 * What a page shows, as its sources have it now.
 * @param catalogue the entries of the kinds that it shows
 */
export function currentContent(page: PublishedPage, catalogue: Catalogue): CurrentContent {
  const { path, title, data } = page;
  return { title, data, catalogue: entriesFor(path, page, catalogue) };
}

/** Sources in place of a release, as development registers them. */
interface RegisteredSources extends Omit<RegisteredRemote, 'styles' | 'exposes' | 'depth'> {
  /** The pages that each exposed module shows: see `pagesByExpose`. */
  pages: ReadonlyMap<string, readonly Pattern[]>;
}

/** Describes a remote's sources for browsers: its code is behind the entry, and so are its styles. */
export function registerSources({ pages, ...registered }: RegisteredSources): RegisteredRemote {
  const exposes = [...pages].map(([expose, patterns]) => [expose, { files: [], pages: patterns }]);
  return { ...registered, styles: [], exposes: Object.fromEntries(exposes), depth: 0 };
}

/** What a remote offers to all remotes' pages: its franchise, and the entries in its sources. */
export function catalogueOf({ catalogue = {} }: RemoteSource, declared: RemoteDeclaration): Catalogue {
  const { name, label, franchise } = declared;
  return { ...(franchise && { franchises: [{ slug: name, name: label, ...franchise }] }), ...catalogue };
}

/**
 * What a remote publishes besides its code, by file name within its release: page data, catalogue, drawings. A
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
