import { appNames, remoteNames } from '@mint-row/shared/contract';
import { buildSchema } from '@mint-row/shared/contract/manifest';
import { z } from 'zod';
import { integrityOf } from '../artifact/artifact.ts';
import { DeliveryError } from '../delivery-error.ts';
import { layout } from './layout.ts';
import { releasesSchema } from './snapshot.ts';
import { toBytes } from './snapshots.ts';
import type { Storage } from './storage.ts';

const author = { who: z.string(), when: z.iso.datetime(), why: z.string() };

/**
 * One generation of the site: the whole state after one command. Generations are numbered without a gap, and writing
 * the next number is what makes a change: of two writers, one finds the number taken.
 */
export const generationSchema = z.strictObject({
  generation: z.int().positive(),
  action: z.enum(['publish', 'rollback', 'lock', 'unlock', 'prune', 'pruned']),
  /** The applications that the command was about. */
  apps: z.array(z.enum(appNames)),
  ...author,
  releases: releasesSchema,
  /** What the applications that were published were built from, as far as they say. */
  builds: z.partialRecord(z.enum(appNames), buildSchema).optional(),
  previous: z.partialRecord(z.enum(remoteNames), z.string()),
  /** The live snapshot; null while the site lacks applications. */
  snapshot: z.string().nullable(),
  /** Set while releases are frozen. */
  locked: z.strictObject(author).nullable(),
  /** The integrity of the generation before, as it was written: the history is a chain. */
  parent: z.string().nullable(),
});

export type Generation = z.infer<typeof generationSchema>;
export type Author = { [Key in keyof typeof author]: string };

/**
 * The newest generation: the live site, or null before the first.
 * @throws DeliveryError when the history is damaged
 */
export async function readLive(storage: Storage): Promise<Generation | null> {
  let number = await pointed(storage);
  let newest = number > 0 ? await readGeneration(storage, number) : null;
  if (!newest) {
    // The pointer is missing, damaged, or points to nothing: the history itself says what is newest.
    number = lastOf(await storage.list(layout.history));
    newest = number > 0 ? await readGeneration(storage, number) : null;
  }
  // A writer that died, or was overtaken, left the pointer behind.
  for (let next = newest; next; next = await readGeneration(storage, next.generation + 1)) newest = next;
  return newest;
}

/**
 * @returns null when there is no such generation
 * @throws DeliveryError when it is there and cannot be read
 */
export async function readGeneration(storage: Storage, number: number): Promise<Generation | null> {
  const key = layout.generation(number);
  const bytes = await storage.read(key);
  if (!bytes) return null;
  try {
    const generation = generationSchema.parse(JSON.parse(bytes.toString()));
    if (generation.generation === number) return generation;
  } catch {
    // Told below, for whichever way it is wrong.
  }
  throw new DeliveryError(
    `${key} in ${storage.place} is damaged. Restore it from a backup, or move it away to go back to the generation before; then run: npm run release -- verify`,
  );
}

/** Every generation that there is, the newest first. */
export async function* readHistory(storage: Storage): AsyncGenerator<Generation> {
  const live = await readLive(storage);
  for (let at = live; at; at = await readGeneration(storage, at.generation - 1)) yield at;
}

/**
 * Makes a state the live one, if nothing else has become live since the state before was read.
 * @param before the generation that the change starts from
 * @returns the new generation, or null when another writer was faster
 */
export async function commit(
  storage: Storage,
  before: Generation | null,
  change: Omit<Generation, 'generation' | 'parent'>,
): Promise<Generation | null> {
  const number = (before?.generation ?? 0) + 1;
  const parent = before && (await storage.read(layout.generation(before.generation)));
  const generation: Generation = { generation: number, ...change, parent: parent && integrityOf(parent) };
  if (!(await storage.create(layout.generation(number), toBytes(generation)))) return null;
  // From here on it is live: that the pointer could not be moved is mended by whoever reads it.
  await storage.write(layout.pointer, Buffer.from(`${number}\n`)).catch(() => {});
  return generation;
}

async function pointed(storage: Storage): Promise<number> {
  const text = (await storage.read(layout.pointer).catch(() => null))?.toString().trim() ?? '';
  return /^\d{1,10}$/.test(text) ? Number(text) : 0;
}

function lastOf(keys: readonly string[]): number {
  return Number(/^history\/(\d{10})\.json$/.exec(keys.at(-1) ?? '')?.[1] ?? 0);
}
