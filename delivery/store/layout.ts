import type { AppName } from '@mint-row/kit/contract';

/**
 * The name of a release, as part of a regular expression: the hash of its manifest and, if it was published after a
 * prune that had not kept it, the number of that prune.
 */
export const releaseName = '[0-9a-f]{16}(?:-[1-9][0-9]{0,9})?';

/** The name of anything that is stored under a hash, as part of a regular expression. */
export const storedName = '[0-9a-f]{16,64}(?:-[1-9][0-9]{0,9})?';

/** The id of a preview, as part of a regular expression: random, so that nobody can guess its address. */
export const previewId = '[0-9a-f]{16}';

/**
 * The places in a store. Everything except the hint `live` is written once: releases, composed files and parts under
 * names that depend on their content or inputs, the history under numbers.
 */
export const layout = {
  /** The newest generation that a writer knew of. It is a hint: readers check whether there is a newer one. */
  hint: 'live',
  history: 'history/',
  generation: (number: number) => `history/${String(number).padStart(10, '0')}.json`,
  releases: 'releases/',
  release: (app: AppName, release: string) => `releases/${app}/${release}`,
  snapshots: 'snapshots/',
  snapshot: (id: string) => `snapshots/${id}.json`,
  parts: 'parts/',
  part: (key: string) => `parts/${key}.json`,
  composed: 'composed/',
  composedFile: (name: string, ending: string) => `composed/${name}.${ending}`,
  /** The records of previews, which could become live. Their files are in the other places. */
  previews: 'previews/',
  preview: (id: string) => `previews/${id}.json`,
  /** Where files are written before they are moved to their places. */
  incoming: 'incoming/',
} as const;

/** The address of the document that is served with status 404 for every unknown path. */
export const notFoundPath = '/404.html';

/** Separates a hash from the number of a prune: "0123456789abcdef-42" is 0123456789abcdef after prune 42. */
const numbered = /^(.*?)(?:-([1-9]\d*))?$/;

/** The part of a name that depends on content or inputs. */
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
