import { integrityOf } from '@mint-row/kit/build';
import { appNameSchema, buildSchema } from '@mint-row/kit/contract/manifest';
import { z } from 'zod';
import { releaseCommand } from '../common/commands.ts';
import { DeliveryError } from '../common/errors.ts';
import { evidenceSchema, guardSchema } from './guards.ts';
import { layout } from './layout.ts';
import { placeSchema } from './place.ts';
import { seal, unseal } from './seal.ts';
import { releasesSchema } from './snapshots.ts';
import type { Storage } from './storage.ts';

/**
 * The formats of the history that this version writes and reads: earlier ones cannot check what is signed, or do not know
 * guards.
 */
const formats = { unsigned: 6, signed: 7, guarded: 8 } as const;

const authorFields = { who: z.string(), when: z.iso.datetime(), why: z.string() };

/** A signature of a release: of its manifest, by a key of its team. */
const signedReleaseSchema = z.strictObject({
  /** The whole hash of the manifest, of which the release's name is the beginning. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** As `ssh-keygen` writes it. */
  signature: z.string(),
});

/**
 * One generation of the site: the whole state after one command. Generations are numbered without gaps, and writing the
 * next number makes the change: of two concurrent writers, one finds the number taken.
 */
export const generationSchema = z.strictObject({
  format: z.literal(Object.values(formats)),
  generation: z.int().positive(),
  action: z.enum(['publish', 'rollback', 'retire', 'place', 'freeze', 'unfreeze', 'prune', 'signers']),
  /** The applications that the command named. */
  apps: z.array(appNameSchema),
  ...authorFields,
  releases: releasesSchema,
  /** The sources of the published applications' builds, if their artifacts record them. */
  builds: z.record(appNameSchema, buildSchema).optional(),
  /** The fallback release of each remote that has one. */
  fallbacks: z.record(appNameSchema, z.string()),
  /** Where the site is; the live snapshot was composed for it. */
  place: placeSchema,
  /** The live snapshot; null while the site lacks applications. */
  snapshot: z.string().nullable(),
  /** Set while releases are frozen. */
  frozen: z.strictObject(authorFields).nullable(),
  /** The integrity of the previous generation, as it was written: the history is a chain. */
  parent: z.string().nullable(),
  /** For a prune: the snapshots that it kept. */
  kept: z.array(z.string()).optional(),
  /** The newest prune, including this generation; null before the first. */
  lastPrune: z.int().positive().nullable(),
  /** The file of allowed signers: the next generation must be signed by one of them. Without any, nothing is signed. */
  signers: z.string().optional(),
  /** The signatures of published releases by keys of their teams. */
  signed: z.record(appNameSchema, signedReleaseSchema).optional(),
  /** Set by a publication whose releases are guarded. */
  guard: guardSchema.optional(),
  /** Set by the rollback of a guard. */
  evidence: evidenceSchema.optional(),
  /** The signature of all other fields, as `ssh-keygen` writes it. */
  signature: z.string().optional(),
});

export type Generation = z.infer<typeof generationSchema>;
export type Author = { [Key in keyof typeof authorFields]: string };

/** The part of a new generation that a change determines. */
export type NewGeneration = Omit<Generation, 'format' | 'generation' | 'parent' | 'lastPrune' | 'signature'>;

/**
 * The newest generation, for readers: found through the hint, without listing the whole history.
 * @param known the number of a generation that the reader has seen, for less to read; 0 for none
 * @returns the live site, or null before the first
 * @throws DeliveryError when the history is damaged
 */
export async function readLive(storage: Storage, known = 0): Promise<Generation | null> {
  const hint = known || (await readHint(storage));
  let newest = hint > 0 ? await readGeneration(storage, hint) : null;
  // The hint is missing, damaged, or points to nothing: find the newest generation in the history itself.
  newest ??= await readGeneration(storage, (await numbersOf(storage)).at(-1) ?? 0);
  // The hint may be out of date, because a writer died or was overtaken.
  for (let next = newest; next; next = await readGeneration(storage, next.generation + 1)) newest = next;
  return newest;
}

/**
 * The newest generation, for writers: all earlier ones must be there.
 * @throws DeliveryError when the newest one is damaged, or one before it is missing
 */
export async function readNewest(storage: Storage): Promise<Generation | null> {
  const numbers = await numbersOf(storage);
  const newest = numbers.at(-1) ?? 0;
  const listed = new Set(numbers);
  for (let number = 1; number < newest; number += 1) {
    // A list that is read during other writes may lack some generations.
    if (!listed.has(number) && !(await readGeneration(storage, number))) throw missingGeneration(storage, number);
  }
  return readGeneration(storage, newest);
}

/**
 * @returns null when there is no such generation
 * @throws DeliveryError when it is there and cannot be read
 */
export async function readGeneration(storage: Storage, number: number): Promise<Generation | null> {
  const key = layout.generation(number);
  const bytes = await storage.read(key);
  if (!bytes) return null;
  const generation = unseal(generationSchema, bytes);
  if (generation?.generation === number) return generation;
  throw new DeliveryError(`${key} in ${storage.address} ${explainUnreadable(bytes, storage.address)}`);
}

function explainUnreadable(bytes: Buffer, store: string): string {
  const format = unseal(z.looseObject({ format: z.int() }), bytes)?.format ?? formats.unsigned;
  if (format > formats.guarded)
    return 'was written by a newer version of this software. Update this checkout and run the command again.';
  if (format < formats.unsigned)
    return 'was written by an earlier edition of this software, which this one does not read. Move the store away, or publish into an empty one.';
  return `is damaged. Restore it from a backup, or, if it is the newest, move it away to go back to the generation before; then run: ${releaseCommand(store, 'verify')}`;
}

/**
 * Every generation, the newest first.
 * @param from the generation to begin with; the newest, unless another is given
 * @throws DeliveryError when one is damaged or missing
 */
export async function* readHistory(storage: Storage, from?: Generation | null): AsyncGenerator<Generation> {
  for (let at = from === undefined ? await readNewest(storage) : from; at; ) {
    yield at;
    if (at.generation === 1) return;
    const before: Generation | null = await readGeneration(storage, at.generation - 1);
    if (!before) throw missingGeneration(storage, at.generation - 1);
    at = before;
  }
}

/**
 * Reads all generations, the newest first: one file each, so once for a command.
 * @param from the generation to begin with; the newest, unless another is given
 * @throws DeliveryError when one is damaged or missing
 */
export async function readWholeHistory(storage: Storage, from?: Generation | null): Promise<Generation[]> {
  const history: Generation[] = [];
  for await (const generation of readHistory(storage, from)) history.push(generation);
  return history;
}

/** The hash of a generation as it was written, by which the next one names it. */
export function linkTo(generation: Generation): string {
  return integrityOf(seal(generation));
}

/**
 * Makes a state the live one, if nothing else has become live since the state before was read.
 * @param before the generation that the change starts from
 * @param sign signs the new generation, if the store has signers
 * @returns the new generation, or null when another writer was faster
 */
export async function commit(
  storage: Storage,
  before: Generation | null,
  change: NewGeneration,
  sign: (generation: Generation) => Promise<Generation> = async (generation) => generation,
): Promise<Generation | null> {
  const number = (before?.generation ?? 0) + 1;
  const signers = change.signers ?? before?.signers;
  const generation = await sign({
    format: formatOf(change, signers),
    generation: number,
    ...change,
    parent: before && linkTo(before),
    lastPrune: change.kept ? number : (before?.lastPrune ?? null),
    ...(signers !== undefined && { signers }),
  });
  if (!(await storage.create(layout.generation(number), seal(generation)))) return null;
  // It is live from here on: readers cope with a hint that could not be moved.
  await storage.write(layout.hint, Buffer.from(`${number}\n`)).catch(() => {});
  return generation;
}

function formatOf({ guard, evidence }: NewGeneration, signers: string | undefined): Generation['format'] {
  if (guard || evidence) return formats.guarded;
  return signers === undefined ? formats.unsigned : formats.signed;
}

function missingGeneration(storage: Storage, number: number): DeliveryError {
  return new DeliveryError(
    `${layout.generation(number)} in ${storage.address} is missing, and later ones are there. Restore it from a backup; until then nothing can be released.`,
  );
}

/** A snapshot that is live, or that can be made live again. */
export interface KeptSnapshot {
  id: string;
  /** When the next one became live, at the latest; null for the live one, and where the clocks of publishers do not tell. */
  until: string | null;
}

/**
 * The snapshots that the last prune kept, and those that became live since.
 * @param history every generation, the newest first
 * @returns the newest first
 */
export function keptSnapshots(history: readonly Generation[]): KeptSnapshot[] {
  const lastPrune = history[0]?.lastPrune ?? 0;
  const keptThen = new Set(history.find(({ generation }) => generation === lastPrune)?.kept);
  const found = new Map<string, KeptSnapshot>();
  const times = latestTimes(history);
  let until: string | null = null;
  let newer: Generation | undefined;
  for (const generation of history) {
    const { snapshot } = generation;
    if (newer && newer.snapshot !== snapshot) until = times.get(newer.generation) ?? null;
    newer = generation;
    const usable = generation.generation >= lastPrune || keptThen.has(snapshot ?? '');
    if (snapshot && usable && !found.has(snapshot)) found.set(snapshot, { id: snapshot, until });
  }
  return [...found.values()];
}

/**
 * When each generation was made, at the latest. Their times are those of the publishers' clocks, which can be wrong, but
 * their order is certain: a time before that of an earlier generation, or in the future, tells nothing. Such a generation
 * was made before the next one that has a time, or before now.
 * @param history every generation, the newest first
 * @returns times by generation; null where it may have been now
 */
function latestTimes(history: readonly Generation[]): Map<number, string | null> {
  const now = Date.now();
  let latest = Number.NEGATIVE_INFINITY;
  const credible = history.toReversed().map(({ generation, when }) => {
    const time = Date.parse(when);
    const isCredible = time >= latest && time <= now;
    if (isCredible) latest = time;
    return { generation, when: isCredible ? when : null };
  });
  let next: string | null = null;
  const times = new Map<number, string | null>();
  for (const { generation, when } of credible.reverse()) {
    next = when ?? next;
    times.set(generation, next);
  }
  return times;
}

/** The number in the file `live`, or 0 when it contains none. */
export async function readHint(storage: Storage): Promise<number> {
  const text = (await storage.read(layout.hint).catch(() => null))?.toString().trim() ?? '';
  return /^\d{1,10}$/.test(text) ? Number(text) : 0;
}

/** The numbers of all generations, in order. */
export async function numbersOf(storage: Storage): Promise<number[]> {
  const keys = await storage.list(layout.history);
  return keys.map((key) => Number(/^history\/(\d{10})\.json$/.exec(key)?.[1] ?? 0)).filter((number) => number > 0);
}
