import type { AppName } from '@mint-row/shared/contract';

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
  /** Where files are put together before they are at their place. */
  incoming: 'incoming/',
} as const;
