import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { isOfPackages, modulesOf } from '../build/index.ts';
import { catalogueFile, type Kind, offersOf, plainName } from '../contract/index.ts';
import { type AppManifest, publishedNames, type RemoteManifest } from '../contract/manifest.ts';
import type { Built } from './built.ts';
import { overBudget, type WeighedPart } from './over-budget.ts';

const KB = 1024;

/**
 * How large a file may be, in bytes before compression, by its extension: browsers have to parse and keep even what
 * compresses well. A release publishes no other kinds.
 */
export const maxFileBytes: Readonly<Record<string, number>> = {
  js: 384 * KB,
  css: 64 * KB,
  json: 256 * KB,
  svg: 64 * KB,
  jpg: 160 * KB,
  webp: 160 * KB,
  avif: 160 * KB,
  gif: 160 * KB,
  png: 160 * KB,
  woff2: 64 * KB,
  ico: 16 * KB,
};

/**
 * A remote's share of the modules that any first load of its pages needs, in bytes after brotli at its best quality: its own
 * code, without the packages from npm that it brings.
 */
export const maxOwnJavaScript = 12 * KB;

/**
 * The packages from npm that a first load of a remote's page may need, in bytes after brotli at its best quality: more than a
 * library of charts has (recharts: 76 KB, docs/libraries.md) or some components with their own styles (MUI's button: 32 KB).
 */
const maxPackages = 128 * KB;

/**
 * A remote's share of each list of entries, in bytes after brotli at its best quality: pages of other remotes contain
 * these lists, or the search's index does (questions, sections), so what one remote adds must not use up what others need.
 */
const maxEntriesBytes: Readonly<Record<Kind, number>> = {
  franchises: 256,
  characters: KB,
  portraits: KB,
  cards: 2.5 * KB,
  guides: KB,
  terms: 2.5 * KB,
  questions: 4 * KB,
  sections: 12 * KB,
  aliases: 2.5 * KB,
  updates: 1.5 * KB,
};

const table = 'shared/checks/weights.ts';

/**
 * Checks each file that browsers may request. Integrity lists and catalogues grow with the number of pages, and other
 * rules determine every byte of them.
 * @param limits by extension
 * @returns a reason for each file that is too large, or of a type that is never sent to browsers
 */
export function fileFaults({ app, files }: AppManifest, limits = maxFileBytes): string[] {
  return Object.entries(files).flatMap(([file, { bytes }]) => {
    if (!file.startsWith('client/') || /^client\/(catalogue\/|integrity(\.json$|\/))/.test(plainName(file))) return [];
    const limit = limits[extname(file).slice(1)];
    if (limit === undefined)
      return [`${app}: ${plainName(file)} has a type that is never sent to browsers. Leave it out.`];
    return overBudget({
      what: `${app}: ${plainName(file)}`,
      figure: 'its size before compression',
      bytes,
      limit,
      note: noteOn(file),
      table,
    });
  });
}

/** What makes a file of `client/` smaller. */
function noteOn(file: string): string {
  if (/\.(?:jpg|png)$/.test(file))
    return 'The build makes smaller files of a photograph that is imported with ?photograph.';
  return isOfPackages(file.slice('client/'.length)) ? packagesNote : '';
}

const packagesNote = 'Move what is rarely needed to a page of its own: its packages are not those of other pages.';

/** Tells the parts of what is over its budget: of files of an application, by their names in `client/`. */
export type PartsOf = (files: readonly string[]) => Promise<readonly WeighedPart[]>;

/**
 * Weighs a remote's modules in a first load of each of its exposed modules.
 * @param limit of its own code, in bytes
 * @param partsOf tells more of the files of a module that needs more, such as what they weigh in the live release
 * @returns a reason for each exposed module whose own code or packages weigh more
 */
export async function shareFaults(
  remote: Built<RemoteManifest>,
  limit = maxOwnJavaScript,
  partsOf: PartsOf = (files) => weighEach(remote, files),
): Promise<string[]> {
  const { app, entry, exposes } = remote.manifest;
  const packages = await packageWeights(remote);
  const weighed = Object.entries(exposes).map(async ([expose, chunk]) => {
    const own = modulesOf(remote.manifest, [entry, chunk]).filter((file) => !isOfPackages(file));
    const bytes = await weighFiles(remote, own);
    const parts = bytes > limit ? await partsOf(own) : [];
    const what = `${app}: pages of ${expose}`;
    return [
      ...overBudget({ what, figure: 'the javaScript of their own', bytes, limit, parts, table }),
      ...overBudget({
        what,
        figure: 'the javaScript of packages',
        bytes: packages.get(expose) ?? 0,
        limit: maxPackages,
        note: packagesNote,
        table,
      }),
    ];
  });
  return (await Promise.all(weighed)).flat();
}

/**
 * Weighs the packages from npm that a first load of each exposed module of a remote needs.
 * @returns bytes by exposed module; modules that need none are left out
 */
export async function packageWeights(remote: Built<RemoteManifest>): Promise<Map<string, number>> {
  const { entry, exposes } = remote.manifest;
  const weighed = Object.entries(exposes).map(async ([expose, chunk]) => {
    const packages = modulesOf(remote.manifest, [entry, chunk]).filter(isOfPackages);
    return [expose, await weighFiles(remote, packages)] as const;
  });
  return new Map((await Promise.all(weighed)).filter(([, bytes]) => bytes > 0));
}

/**
 * Weighs a remote's lists of entries.
 * @param limits by kind
 * @returns a reason for each list that weighs more than a remote's share
 */
export async function entryWeightFaults(remote: Built<RemoteManifest>, limits = maxEntriesBytes): Promise<string[]> {
  const { app, catalogue } = remote.manifest;
  const weighed = offersOf(catalogue).map(async (kind) => {
    const list = publishedNames(remote.manifest).get(catalogueFile(kind));
    const bytes = await weighFiles(remote, list === undefined ? [] : [list]);
    const note = 'Pages of other remotes contain it: offer fewer entries, or shorter ones.';
    const [what, figure] = [`${app}: its ${kind} (src/pages/index.ts)`, 'the list'];
    return overBudget({ what, figure, bytes, limit: limits[kind], note, table });
  });
  return (await Promise.all(weighed)).flat();
}

/**
 * The weight of files for browsers, in bytes after brotli at its best quality.
 * @param files their names in `client/`
 */
export async function weighFiles(built: Built, files: readonly string[]): Promise<number> {
  return (await weighEach(built, files)).reduce((sum, { bytes }) => sum + bytes, 0);
}

/** The weight of each of some files. */
export async function weighEach(built: Built, files: readonly string[]): Promise<{ name: string; bytes: number }[]> {
  return Promise.all(files.map(async (name) => ({ name, bytes: await weighFile(built, name) })));
}

/** Sizes by the files' hashes: a site's pages share most of them. */
const known = new Map<string, Promise<number>>();

/** A stored release has compressed copies beside its files; for other artifacts they are made here. */
function weighFile({ folder, manifest }: Built, file: string): Promise<number> {
  const id = manifest.files[`client/${file}`]?.integrity ?? `${folder}/${file}`;
  const path = join(folder, 'client', file);
  const weight =
    known.get(id) ??
    readFile(`${path}.br`).then(
      ({ length }) => length,
      async () => brotliSize(await readFile(path)),
    );
  known.set(id, weight);
  return weight;
}

async function brotliSize(bytes: Uint8Array): Promise<number> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return (await promisify(brotliCompress)(bytes, { params })).length;
}
