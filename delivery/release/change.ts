import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { site } from '@mint-row/kit/content';
import type { AppName } from '@mint-row/kit/contract';
import { releaseCommand } from '../common/commands.ts';
import { DeliveryError, FrozenError } from '../common/errors.ts';
import { AllowedSigners } from '../signing/allowed-signers.ts';
import type { Signer } from '../signing/signer.ts';
import { needsKey, trustIn } from '../signing/trust.ts';
import { type Author, commit, type Generation, type NewGeneration, readNewest } from '../store/history.ts';
import { Names } from '../store/names.ts';
import type { Releases } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';

/** Who makes a change, why, and with which key, if the store has signers. */
export type ChangeAuthor = Omit<Author, 'when'> & { signer?: Signer | undefined };

/** The new state of a store, without its author and time. */
export type NewState = Omit<NewGeneration, keyof Author>;

/** The result of a change. */
export interface ChangeResult {
  /** The generation that is live now; null while there is none. */
  live: Generation | null;
  /** Whether this change made it. */
  changed: boolean;
}

/** How often a change is tried again because another writer was faster. */
const maxAttempts = 200;

/**
 * Changes the state of a store, without locks: a change is worked out from the newest generation and becomes the next
 * one. If another writer takes that number first, the change is worked out again from the new state.
 * @param prepare works out the new state, and stores all that it refers to; runs again after each lost race, so it must be
 *   cheap the second time
 * @param options.evenIfFrozen for the commands that a freeze does not stop
 * @returns the live generation, and whether this made it
 * @throws FrozenError while releases are frozen; DeliveryError when the store has signers, and there is no key or it may not
 * do this; whatever `prepare` throws
 */
export async function change(
  storage: Storage,
  { who, why, signer }: ChangeAuthor,
  prepare: (live: Generation | null, names: Names) => Promise<NewState | null>,
  { evenIfFrozen = false }: { evenIfFrozen?: boolean } = {},
): Promise<ChangeResult> {
  await storage.begin();
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const { before, next, trust } = await atNewest(storage, async (live, names) => {
      if (live?.signers !== undefined && !signer) throw needsKey(storage.address);
      // Nothing is built upon what nobody may trust.
      const trust = signer ? await trustIn(storage, live) : null;
      if (live?.frozen && !evenIfFrozen) throw new FrozenError(storage.address, live.frozen);
      const next = await prepare(live, names);
      if (next) refusePruned(storage, next, names);
      return { before: live, next, trust };
    });
    if (!next) return { live: before, changed: false };
    const sign = trust ? (generation: Generation) => trust.sign(generation, signer) : undefined;
    const made = await commit(storage, before, { ...next, who, why, when: new Date().toISOString() }, sign);
    if (made) return { live: made, changed: true };
    // Without a random delay, writers that lost a race together would collide again.
    await wait(Math.random() * Math.min(20 * (attempt + 1), 400));
  }
  throw new DeliveryError(
    `Other writers were faster ${maxAttempts} times in a row. Nothing was changed; run the command again.`,
  );
}

/**
 * Does something with the newest generation. If it fails and there is a newer one by then, it is done again: a prune may
 * have removed what it was reading, or another writer may have done the same before.
 * @throws whatever `act` throws
 */
export async function atNewest<Result>(
  storage: Storage,
  act: (live: Generation | null, names: Names) => Promise<Result>,
): Promise<Result> {
  for (;;) {
    const live = await readNewest(storage);
    try {
      return await act(live, await Names.at(storage, live));
    } catch (error) {
      if (isDeepStrictEqual(await readNewest(storage), live)) throw error;
    }
  }
}

/** Files that a prune has given up may still exist for a while, but can be removed at any time. */
function refusePruned(storage: Storage, { releases, snapshot }: NewState, names: Names): void {
  const pruned = [...Object.values(releases), ...(snapshot ? [snapshot] : [])].find((name) => !names.has(name));
  if (pruned) {
    throw new DeliveryError(
      `${pruned} is missing: a prune has removed it. Publish the artifact again. See what there is: ${releaseCommand(storage.address, 'history')}`,
    );
  }
}

/** Freezes releases: nothing is published or rolled back until `unfreeze`. The author's `why` is the reason. */
export async function freeze(storage: Storage, author: ChangeAuthor): Promise<ChangeResult> {
  const { who, why } = author;
  const when = new Date().toISOString();
  return change(storage, author, async (live) => ({
    ...unchangedState(live),
    action: 'freeze',
    frozen: { who, why, when },
  }));
}

/** Allows releases again. */
export async function unfreeze(storage: Storage, author: ChangeAuthor): Promise<ChangeResult> {
  const prepare = async (live: Generation | null) =>
    live?.frozen ? { ...unchangedState(live), action: 'unfreeze' as const, frozen: null } : null;
  return change(storage, author, prepare, { evenIfFrozen: true });
}

/**
 * Says who may do what from now on; with the first signers, the store begins to be signed. Works while releases are frozen.
 * @param signers a file of allowed signers
 * @throws DeliveryError when that is none, or the key may not change signers
 */
export async function setSigners(storage: Storage, signers: string, author: ChangeAuthor): Promise<ChangeResult> {
  if (!author.signer) throw needsKey(storage.address);
  AllowedSigners.parse(signers, 'The new file');
  const prepare = async (live: Generation | null) =>
    live?.signers === signers ? null : { ...unchangedState(live), action: 'signers' as const, signers };
  return change(storage, author, prepare, { evenIfFrozen: true });
}

/** The state of a generation, for commands that do not change releases. A new store is at the example place. */
export function unchangedState(live: Generation | null) {
  const { releases = {}, fallbacks = {}, place = site.examplePlace, snapshot = null, frozen = null } = live ?? {};
  return { apps: [], releases, fallbacks, place, snapshot, frozen };
}

/** The applications of two states, the shell first, the remotes in the order of their names. */
export function appsIn(...states: readonly (Releases | undefined)[]): AppName[] {
  const names = new Set(states.flatMap((releases = {}) => Object.keys(releases)));
  const { shell, remotes } = { shell: names.delete('shell') ? ['shell'] : [], remotes: [...names].sort() };
  return [...shell, ...remotes];
}

/** The applications whose releases differ between two states, or that have a release in only one. */
export function changedApps(one: Releases, other: Releases | undefined): AppName[] {
  return appsIn(one, other).filter((app) => one[app] !== other?.[app]);
}
