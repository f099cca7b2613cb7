import type { AppName } from '@mint-row/shared/contract';

/**
 * The name of a release, as part of a regular expression: the hash of its manifest and, for one that is published after
 * a prune and was not kept by it, the number of that prune.
 */
export const releaseName = '[0-9a-f]{16}(?:-[1-9][0-9]{0,9})?';

/** The name of anything that a store keeps under a hash, as part of a regular expression. */
export const storedName = '[0-9a-f]{16,64}(?:-[1-9][0-9]{0,9})?';

/**
 * The places in a store. Everything but the pointer `live` is written once: releases, composed files and parts under
 * names that their content or their inputs give them, the history under numbers.
 */
export const layout = {
  /** The newest generation that a writer knew of. A hint: readers look whether there is a newer one. */
  pointer: 'live',
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
  /** Where files are put together before they are at their place. */
  incoming: 'incoming/',
} as const;
