import {
  describePreviews,
  type ListedPreview,
  Names,
  type Preview,
  preview,
  publish,
  readLive,
  type Storage,
} from '../../delivery/index.ts';
import { type OwnSite, options } from './set-up.ts';

/** How tests make previews: they last a week. */
export const previewing = { ...options, lasting: 7 * 24 * 60 * 60 * 1000 };

/** Publishes a site into an empty store, and previews another release of Marvel there. */
export async function storeWithPreview(
  { site, next }: Pick<OwnSite, 'site' | 'next'>,
  storage: Storage,
): Promise<{ storage: Storage; made: Preview }> {
  await publish(storage, site, options);
  const made = await preview(storage, [next], previewing);
  if (!made) throw new Error('There is no preview.');
  return { storage, made };
}

/** The previews that a store lists. */
export async function listed(storage: Storage): Promise<ListedPreview[]> {
  const live = await readLive(storage);
  return describePreviews(storage, live, await Names.at(storage, live));
}
