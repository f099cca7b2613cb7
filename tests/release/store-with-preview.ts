import {
  describePreviews,
  type ListedPreview,
  Names,
  type Preview,
  preview,
  readLive,
  type Storage,
} from '../../delivery/index.ts';
import { MemoryStorage } from './memory-storage.ts';
import { copyInto, type OwnSite, options } from './set-up.ts';

/** How tests make previews: they last a week. */
export const previewing = { ...options, lifetimeMs: 7 * 24 * 60 * 60 * 1000 };

/** Previews another release of Marvel in a store. */
export async function previewOf({ next }: Pick<OwnSite, 'next'>, storage: Storage): Promise<Preview> {
  const made = await preview(storage, [next], previewing);
  if (!made) throw new Error('There is no preview.');
  return made;
}

/** A store with a live site and that preview, shared by all test files. */
let previewed: Promise<{ base: Storage; made: Preview }> | undefined;

async function withPreview(own: OwnSite): Promise<{ base: Storage; made: Preview }> {
  const base = new MemoryStorage();
  await own.putInto(base);
  return { base, made: await previewOf(own, base) };
}

/** Puts a live site and a preview into an empty store, as a copy of a store that is made once. */
export async function storeWithPreview(own: OwnSite, storage: Storage): Promise<{ storage: Storage; made: Preview }> {
  previewed ??= withPreview(own);
  const { base, made } = await previewed;
  await copyInto(storage, base);
  return { storage, made };
}

/** The previews that a store lists. */
export async function listed(storage: Storage): Promise<ListedPreview[]> {
  const live = await readLive(storage);
  return describePreviews(storage, live, await Names.at(storage, live));
}
