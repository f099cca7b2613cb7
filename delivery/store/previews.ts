import { randomBytes } from 'node:crypto';
import { integritySchema } from '@mint-row/kit/contract/manifest';
import { z } from 'zod';
import { generationSchema } from './history.ts';
import { layout, previewId } from './layout.ts';
import { seal, unseal } from './seal.ts';
import type { Storage } from './storage.ts';

const { apps, who, when, why, releases, fallbacks, builds, signed } = generationSchema.shape;

/** A snapshot that is complete but not live: what a publication would make of the generation it was made from. */
const previewSchema = z.strictObject({
  id: z.string().regex(new RegExp(`^${previewId}$`)),
  /** The applications that the command named, and who made it, when and why. */
  apps,
  who,
  when,
  why,
  /** When it ends, as an ISO date and time. Clocks only ever end previews: they never decide what is live. */
  expires: z.iso.datetime(),
  /** The generation that it was made from, with the hash of its file; null in a store without any. */
  base: z.strictObject({ generation: z.int().positive(), integrity: integritySchema }).nullable(),
  releases,
  fallbacks,
  builds,
  signed,
  snapshot: z.string(),
});

export type Preview = z.infer<typeof previewSchema>;

const record = new RegExp(`^${layout.previews}(${previewId})\\.json$`);

/** The id of the preview whose record a key is for; undefined when no record has such a key. */
export function previewIdOf(key: string): string | undefined {
  return record.exec(key)?.[1];
}

/** Stores the record of a preview, whose files must be there: from now on it can be seen. */
export async function addPreview(storage: Storage, preview: Omit<Preview, 'id'>): Promise<Preview> {
  for (;;) {
    const named = { id: randomBytes(8).toString('hex'), ...preview };
    if (await storage.create(layout.preview(named.id), seal(named))) return named;
  }
}

/**
 * A preview by its whole id, whether or not it has expired.
 * @param id as somebody wrote it: it is checked before it becomes part of a path
 * @returns null when there is none, or its record is damaged
 */
export async function readPreview(storage: Storage, id: string): Promise<Preview | null> {
  const key = layout.preview(id);
  if (!previewIdOf(key)) return null;
  const preview = unseal(previewSchema, await storage.read(key));
  return preview?.id === id ? preview : null;
}

/** Every preview whose record can be read, the newest first. */
export async function listPreviews(storage: Storage): Promise<Preview[]> {
  const ids = (await storage.list(layout.previews)).flatMap((key) => previewIdOf(key) ?? []);
  const read = await Promise.all(ids.map((id) => readPreview(storage, id)));
  return read.filter((one): one is Preview => one !== null).sort((a, b) => (a.when < b.when ? 1 : -1));
}

/** Whether the time of a preview is over, by the clock of this machine. */
export function hasExpired({ expires }: Pick<Preview, 'expires'>): boolean {
  return Date.parse(expires) <= Date.now();
}
