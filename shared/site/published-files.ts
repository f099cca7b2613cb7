import { examplePlace } from '../content/site.ts';
import { franchiseOf, type RemoteDeclaration } from '../contract/declaration.ts';
import {
  type AliasEntry,
  type Catalogue,
  catalogueFile,
  type Entries,
  entryAnchor,
  entryPath,
  type InsetData,
  type InsetSource,
  insetDataFile,
  type Json,
  type Kind,
  offersOf,
  type PageData,
  type PageSource,
  pageDataFile,
  type RemoteSource,
  withPlaceValues,
} from '../contract/index.ts';

/** Everything that a remote publishes besides its code. */
export interface Published {
  /** The texts by file name within the release: page data, catalogue, drawings. */
  files: ReadonlyMap<string, () => string>;
  /** The pictures that other sites show with links to its pages, by file name within the release. */
  pictures: ReadonlyMap<string, Uint8Array>;
  /** The entries that it offers to all remotes' pages, with the files of their drawings. */
  catalogue: Catalogue;
  /**
   * The data of one of its pages.
   * @throws Error when the page shows a drawing that the remote does not have
   */
  pageData: (page: PageSource) => PageData;
  /**
   * The data of one of its insets.
   * @throws Error when the inset shows a drawing that the remote does not have
   */
  insetData: (inset: InsetSource) => InsetData;
}

/**
 * Names a file that a remote publishes. Nothing else makes such a name: pages and entries are given it.
 * @param file the plain name, such as "art/iron-man.svg"
 * @param content makes the file
 */
type NameFile = (file: string, content: () => string | Uint8Array) => string;

/** The entries of a remote as its sources have them, its franchise, and the words that find them and its pages. */
export function catalogueOf({ pages, catalogue = {} }: RemoteSource, declared: RemoteDeclaration): Catalogue {
  const franchise = franchiseOf(declared);
  const aliases: AliasEntry[] = pages.flatMap(({ path, alsoFoundBy: words }) =>
    words ? [{ path, anchor: null, words }] : [],
  );
  const withoutAliases = <Each extends Kind>(kind: Each) =>
    catalogue[kind]?.map((entry: Entries[Each] & { alsoFoundBy?: readonly string[] | undefined }) => {
      const { alsoFoundBy: words, ...shown } = entry;
      if (words) aliases.push({ path: entryPath(kind, entry), anchor: entryAnchor(kind, entry), words });
      return shown;
    });
  const entries = Object.fromEntries(offersOf(catalogue).map((kind) => [kind, withoutAliases(kind)])) as Catalogue;
  return { ...(franchise && { franchises: [franchise] }), ...entries, ...(aliases.length > 0 && { aliases }) };
}

/**
 * Names the files that a remote publishes besides its code, and tells its pages and entries those names. A character
 * without a drawing shows the franchise's emblem.
 * @param pictures those that other sites show with links to its pages, by path; development has none
 * @param nameFile by default, files keep their plain names, as in development
 * @throws Error when there is no emblem either, or no drawing that an entry names
 */
export function publish(
  source: RemoteSource,
  declared: RemoteDeclaration,
  pictures: ReadonlyMap<string, Uint8Array> = new Map(),
  nameFile: NameFile = (file) => file,
): Published {
  const files = new Map<string, () => string>();
  const drawn = new Map<string, string>();
  for (const series of seriesOf(source.drawings ?? {})) {
    const content = once(() => series.map(({ draw }) => draw()).join(''));
    for (const { name, draw } of series) {
      const file = nameFile(`art/${name}.svg`, content);
      files.set(file, draw);
      drawn.set(name, file);
    }
  }
  const emblem = drawn.get('emblem');
  for (const { slug } of source.catalogue?.characters ?? []) {
    if (emblem !== undefined && !drawn.has(slug)) drawn.set(slug, emblem);
  }
  const pictureFiles = new Map<string, string>();
  const namedPictures = new Map<string, Uint8Array>();
  for (const [path, picture] of pictures) {
    const file = nameFile(`share${path === '/' ? '/index' : path}.jpg`, () => picture);
    pictureFiles.set(path, file);
    namedPictures.set(file, picture);
  }
  const pageData = (page: PageSource) =>
    pageDataOf(page, filesOf(`page ${page.path}`, page, drawn, declared.name), pictureFiles.get(page.path));
  const insetData = (inset: InsetSource) =>
    insetDataOf(inset, filesOf(`inset ${inset.name}`, inset, drawn, declared.name));
  const addText = (file: string, text: () => string) => void files.set(nameFile(file, text), text);
  for (const page of source.pages) addText(pageDataFile(page.path), () => JSON.stringify(pageData(page)));
  for (const inset of source.insets ?? []) addText(insetDataFile(inset.name), () => JSON.stringify(insetData(inset)));
  const catalogue = withFiles(catalogueOf(source, declared), drawn);
  for (const kind of offersOf(catalogue)) addText(catalogueFile(kind), () => JSON.stringify(catalogue[kind]));
  return { files, pictures: namedPictures, catalogue, pageData, insetData };
}

interface NamedDrawing {
  name: string;
  draw: () => string;
}

/**
 * Drawings by their names but for a number at the end, such as all of `rank-1` to `rank-50`. Those of a series have one hash
 * of all of them in their names, so that a document with fifty addresses repeats it instead of having fifty.
 */
function seriesOf(drawings: Readonly<Record<string, () => string>>): Iterable<NamedDrawing[]> {
  const series = new Map<string, NamedDrawing[]>();
  for (const [name, draw] of Object.entries(drawings)) {
    const stem = name.replace(/\d+$/, '');
    const others = series.get(stem) ?? [];
    series.set(stem, [...others, { name, draw: once(draw) }]);
  }
  return series.values();
}

/** A drawing that is drawn when it is first asked for, and once. */
function once(draw: () => string): () => string {
  let drawn: string | undefined;
  return () => {
    drawn ??= draw();
    return drawn;
  };
}

/** @param what shows the drawings, for the error: "page /marvel" */
function filesOf(
  what: string,
  { drawings = [] }: Pick<PageSource, 'drawings'>,
  drawn: ReadonlyMap<string, string>,
  remote: string,
): Record<string, string> {
  const fileOf = (name: string) => {
    const file = drawn.get(name);
    if (file !== undefined) return file;
    throw new Error(
      `${remote}: its ${what} shows the drawing "${name}", which the remote does not have: add it to the drawings in src/pages/index.ts, or name another in its "drawings".`,
    );
  };
  return Object.fromEntries(drawings.map((name) => [name, fileOf(name)]));
}

function pageDataOf(page: PageSource, drawings: Record<string, string>, picture: string | undefined): PageData {
  const { title, description, reviewed, indexed, shows = [], onlyCharacters, latestUpdates, insets, data } = page;
  return {
    title,
    description,
    reviewed,
    ...(indexed === false && { indexed }),
    shows,
    ...(onlyCharacters && { onlyCharacters }),
    ...(latestUpdates && { latestUpdates }),
    ...(Object.keys(drawings).length > 0 && { drawings }),
    ...(insets && { insets }),
    ...(picture !== undefined && { picture }),
    data: knownValues(page.path, JSON.parse(JSON.stringify(data, withoutSearchWords)) as Json),
  };
}

function insetDataOf({ name, data }: InsetSource, drawings: Record<string, string>): InsetData {
  return {
    ...(Object.keys(drawings).length > 0 && { drawings }),
    data: knownValues(name, JSON.parse(JSON.stringify(data, withoutSearchWords)) as Json),
  };
}

/** Leaves out the words that find something: the search has them, and no page shows them. */
function withoutSearchWords(field: string, value: unknown): unknown {
  return field === 'alsoFoundBy' ? undefined : value;
}

/**
 * @param owner the page or inset that has the data, for the error
 * @returns the data, if a place has every value that it names
 */
function knownValues(owner: string, data: Json): Json {
  try {
    withPlaceValues(data, examplePlace);
    return data;
  } catch (error) {
    throw new Error(`The data of ${owner} (src/pages/index.ts) is wrong. ${(error as Error).message}`);
  }
}

/** The entries of a remote with the files of their drawings in place of the names. */
function withFiles(catalogue: Catalogue, drawn: ReadonlyMap<string, string>): Catalogue {
  const { characters, portraits, cards, guides, sections, updates } = catalogue;
  const withFile = <Entry extends { drawing?: string | undefined }>(entry: Entry, described: string, cure: string) => {
    const { drawing } = entry;
    if (drawing === undefined) return entry;
    const file = drawn.get(drawing);
    if (file === undefined) throw new Error(`${described} has no drawing "${drawing}": ${cure}.`);
    return { ...entry, drawing: file };
  };
  const add = 'add it to the drawings in src/pages/index.ts';
  const addSchematics = 'add schematics(characters, motifs) to the drawings in src/pages/index.ts';
  const addEmblem = 'add one under that name, or an "emblem" for characters without a drawing';
  return {
    ...catalogue,
    ...(characters && {
      characters: characters.map((one) => withFile({ ...one, drawing: one.drawing ?? one.slug }, one.name, addEmblem)),
    }),
    ...(portraits && {
      portraits: portraits.map((one) => withFile({ ...one, drawing: one.drawing ?? one.slug }, one.name, addEmblem)),
    }),
    ...(cards && { cards: cards.map((one) => withFile(one, `The card "${one.title}"`, addSchematics)) }),
    ...(guides && { guides: guides.map((one) => withFile(one, `The guide "${one.title}"`, add)) }),
    ...(sections && {
      sections: sections.map((one) => withFile(one, `The section "${one.heading}" of ${one.path}`, add)),
    }),
    ...(updates && { updates: updates.map((one) => withFile(one, `The update of "${one.title}"`, add)) }),
  };
}
