import { type Generation, readHistory } from './history.ts';
import { hashOf, nameAfter, pruneOf } from './name.ts';
import { findSnapshot } from './snapshots.ts';
import type { Storage } from './storage.ts';

/**
 * The names of releases, parts and snapshots that may be used at a generation. What a prune gives up is never used again:
 * its content comes back under another name. So whoever removes the files, however late, removes nothing that is live
 * (docs/decisions/018).
 */
export class Names {
  readonly #lastPrune: number;
  /** What the last prune kept and what has been made live since. */
  readonly #kept = new Set<string>();
  /** The newest of these with a hash. */
  readonly #byHash = new Map<string, string>();

  private constructor(lastPrune: number) {
    this.#lastPrune = lastPrune;
  }

  /** @throws DeliveryError when the history cannot be read back to the last prune */
  static async at(storage: Storage, live: Generation | null): Promise<Names> {
    const names = new Names(live?.lastPrune ?? 0);
    if (!live?.lastPrune) return names;
    const snapshots = new Set<string>();
    for await (const { generation, releases, previous, snapshot, kept = [] } of readHistory(storage, live)) {
      names.#keep([...Object.values(releases), ...Object.values(previous)]);
      if (snapshot) snapshots.add(snapshot);
      if (generation > live.lastPrune) continue;
      for (const id of kept) snapshots.add(id);
      break;
    }
    names.#keep(snapshots);
    for (const id of snapshots) {
      // One that cannot be read keeps nothing: what it named is written under new names.
      const { releases = {}, previous = {}, parts = [] } = (await findSnapshot(storage, id)) ?? {};
      names.#keep([...Object.values(releases), ...Object.values(previous), ...parts.map(({ key }) => key)]);
    }
    return names;
  }

  /** The name under which something is in the store, or is to be put there. */
  for(hash: string): string {
    return this.#byHash.get(hash) ?? nameAfter(hash, this.#lastPrune);
  }

  /** Whether a name may be used: no prune has given it up. */
  has(name: string): boolean {
    return pruneOf(name) >= this.#lastPrune || this.#kept.has(name);
  }

  #keep(names: Iterable<string>): void {
    for (const name of names) {
      this.#kept.add(name);
      if (!this.#byHash.has(hashOf(name))) this.#byHash.set(hashOf(name), name);
    }
  }
}
