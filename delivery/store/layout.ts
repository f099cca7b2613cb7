import { type AppName, appNameSource } from '@mint-row/kit/contract';
import type { Coding } from './codings.ts';

/** After a prune that did not keep something, its name ends in the number of that prune. */
const numberOfPrune = '(?:-[1-9][0-9]{0,9})?';

/** The name of a release or a snapshot, as part of a regular expression: the beginning of the hash of its record. */
export const releaseName = `[0-9a-f]{16}${numberOfPrune}`;

/** The name of a part: nobody has to write it. */
export const partName = `[0-9a-f]{32}${numberOfPrune}`;

/** The id of a preview, as part of a regular expression: random, so that nobody can guess its address. */
export const previewId = '[0-9a-f]{16}';

/**
 * The places in a store. Everything except the hint `live` is written once: the history under numbers, previews under
 * random names, all other things under the hash of their bytes.
 */
export const layout = {
  /** The newest generation that a writer knew of. It is a hint: readers check whether there is a newer one. */
  hint: 'live',
  history: 'history/',
  generation: (number: number) => `history/${String(number).padStart(10, '0')}.json`,
  /** Every byte that is served or rendered: the files of releases, documents, lists. */
  files: 'files/',
  /** Manifests. */
  releases: 'releases/',
  release: (app: AppName, release: string) => `releases/${app}/${release}.json`,
  snapshots: 'snapshots/',
  snapshot: (id: string) => `snapshots/${id}.json`,
  parts: 'parts/',
  part: (name: string) => `parts/${name}.json`,
  /** The records of previews, which could become live. Their files are in the other places. */
  previews: 'previews/',
  preview: (id: string) => `previews/${id}.json`,
  /** Where files are written before they are moved to their places. */
  incoming: 'incoming/',
} as const;

/** The address of the document that is served with status 404 for every unknown path. */
export const notFoundPath = '/404.html';

const contentKey = new RegExp(
  `^(?:files/(?<file>[0-9a-f]{64}${numberOfPrune})(?<ending>\\.br|\\.gz)?|(?:releases/${appNameSource}/(?<release>${releaseName})|parts/(?<part>${partName})|snapshots/(?<snapshot>${releaseName}))\\.json)$`,
);

/** What a key says about its bytes. */
interface Content {
  /** The beginning of the hash of the bytes; of the file, if they are a compressed copy of it. */
  hash: string;
  coding: Coding | null;
}

/** @returns null for keys that do not contain the hash of their bytes */
export function contentOf(key: string): Content | null {
  const { file, ending, release, part, snapshot } = contentKey.exec(key)?.groups ?? {};
  const name = file ?? release ?? part ?? snapshot;
  if (name === undefined) return null;
  return { hash: hashOf(name), coding: ending === '.br' ? 'br' : ending === '.gz' ? 'gzip' : null };
}

/** The key without file extensions: the copies of a file have the same. */
export function ownerPlace(key: string): string {
  return /^[^.]*/.exec(key)?.[0] ?? key;
}

/** Separates a hash from the number of a prune: "0123456789abcdef-42" is 0123456789abcdef after prune 42. */
const numbered = /^(.*?)(?:-([1-9]\d*))?$/;

/** The part of a name that depends on content. */
export function hashOf(name: string): string {
  return numbered.exec(name)?.[1] ?? name;
}

/** The generation of the last prune before a name was first used; 0 if there was none. */
export function pruneOf(name: string): number {
  return Number(numbered.exec(name)?.[2] ?? 0);
}

/** The name for something that was not in the store after a prune (0: before the first prune). */
export function nameAfter(hash: string, prune: number): string {
  return prune > 0 ? `${hash}-${prune}` : hash;
}
