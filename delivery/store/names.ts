import { type Generation, readHistory } from './history.ts';
import { hashOf, nameAfter, pruneOf } from './layout.ts';
import { findSnapshot } from './snapshots.ts';
import type { Storage } from './storage.ts';

/**
 * The names of releases, parts and snapshots that are valid at a generation. A name that a prune gives up is never used
 * again: the same content returns under another name. So the files can be removed however late, without removing
 * anything that is live (docs/decisions/018).
 */
export class Names {
  readonly #lastPrune: number;
  /** The names that the last prune kept, or that have become live since. */
  readonly #kept = new Set<string>();
  /** The newest of these names for each hash. */
  readonly #byHash = new Map<string, string>();

  private constructor(lastPrune: number) {
    this.#lastPrune = lastPrune;
  }

  /** @throws DeliveryError when the history cannot be read back to the last prune */
  static async at(storage: Storage, live: Generation | null): Promise<Names> {
    const names = new Names(live?.lastPrune ?? 0);
    if (!live?.lastPrune) return names;
    const snapshots = new Set<string>();
    for await (const { generation, releases, fallbacks, snapshot, kept = [] } of readHistory(storage, live)) {
      names.#keep([...Object.values(releases), ...Object.values(fallbacks)]);
      if (snapshot) snapshots.add(snapshot);
      if (generation > live.lastPrune) continue;
      for (const id of kept) snapshots.add(id);
      break;
    }
    names.#keep(snapshots);
    for (const id of snapshots) {
      // A snapshot that cannot be read keeps nothing: its content is written again under new names.
      const { releases = {}, fallbacks = {}, parts = [] } = (await findSnapshot(storage, id)) ?? {};
      names.#keep([...Object.values(releases), ...Object.values(fallbacks), ...parts]);
    }
    return names;
  }

  /** The name under which something is, or is to be, stored. */
  for(hash: string): string {
    return this.#byHash.get(hash) ?? nameAfter(hash, this.#lastPrune);
  }

  /** What names of new things end in: empty before the first prune. */
  get ending(): string {
    return nameAfter('', this.#lastPrune);
  }

  /** Whether a name is valid: no prune has given it up. */
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
