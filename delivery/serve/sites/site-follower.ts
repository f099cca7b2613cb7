import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { DeliveryError } from '../../common/errors.ts';
import { type Generation, readLive } from '../../store/history.ts';
import type { Storage } from '../../store/storage.ts';
import { type Health, StoreHealthLog } from './health.ts';
import { historySince, readReadable, releasesIn } from './named-releases.ts';
import { ReadAhead } from './read-ahead.ts';
import { Records } from './records.ts';
import { type NamedSnapshot, StoredSite } from './stored-site.ts';
import { liveCacheBytes } from './verified-files.ts';
import { waitFor } from './wait-for.ts';

/** How old a site may be when a request is answered from it, in milliseconds. */
const maxAgeMs = 250;
/** The least time between forced refreshes, so that requests for unknown releases cannot flood the store. */
const minRefreshIntervalMs = 50;
/** How long a request waits for a store that does not answer, in milliseconds; then it gets the cached site. */
const storeTimeoutMs = 1_000;

/** How long further requests wait, in milliseconds, until the store answers again. */
const laterStoreTimeoutMs = 250;

/** The live site of a store: follows new releases, and keeps the previous site when a new one cannot be read. */
export class SiteFollower {
  readonly ahead: ReadAhead;
  readonly #storage: Storage;
  /** The keys of the manifests of all releases that the history names. */
  readonly #named: Set<string>;
  #site: StoredSite;
  /** The newest generation that was taken: all of it, since a store that was restored has others under the same numbers. */
  #live: Generation;
  /** When the look at the store that gave the present knowledge began. */
  #asked = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | null = null;
  /** The next look that is waited for, until it begins. */
  #next: Promise<void> | null = null;
  readonly #healthLog = new StoreHealthLog();

  private constructor(storage: Storage, named: Set<string>, site: StoredSite, live: Generation) {
    this.#storage = storage;
    this.#named = named;
    this.#site = site;
    this.#live = live;
    this.ahead = new ReadAhead(storage, this);
  }

  /**
   * Opens the newest generation that can be served, and reports why if it is not the newest of all. While a store that is
   * reached over a network cannot be read, that is the one which a server on this machine has read last.
   * @throws DeliveryError when the store has no complete site, or none that can be read
   */
  static async open(storage: Storage): Promise<SiteFollower> {
    const history: (Generation | Error)[] = await readReadable(storage).catch((error: Error) => [error]);
    let failure = history.find((one) => one instanceof Error);
    const last = failure && (await new Records(storage).lastSite());
    const named = new Set([...releasesIn(history), ...(last?.named ?? [])]);
    const known = history.filter((one): one is Generation => !(one instanceof Error));
    const newestFirst = [...known, ...(last ? [last.live] : [])].sort((a, b) => b.generation - a.generation);
    for (const one of newestFirst.filter(hasSnapshot)) {
      try {
        const site = await StoredSite.open(storage, one, named, liveCacheBytes());
        const live = new SiteFollower(storage, named, site, one);
        if (failure) live.#healthLog.update(failure, one.generation);
        live.ahead.begin(site);
        return live;
      } catch (error) {
        failure ??= error as Error;
      }
    }
    throw (
      failure ??
      new DeliveryError(
        `The store ${storage.address} has no site yet: a site needs the shell and at least one remote. Publish them: npm run release -- publish shell …`,
      )
    );
  }

  /** The site for answering a request, no older than `maxAgeMs` unless the store does not answer. */
  async current(): Promise<StoredSite> {
    if (performance.now() - this.#asked > maxAgeMs) await this.#look();
    return this.#site;
  }

  /** The site as the store has it now. All who ask within a pause share one look. */
  async newest(): Promise<StoredSite> {
    // A look that has already begun may have missed a change that the caller knows of.
    await this.#looking;
    this.#next ??= this.#lookLater();
    await this.#next;
    return this.#site;
  }

  /** Keeps what is known of the store on this machine's disk: its newest site has been read, and can be served from there. */
  async keep(): Promise<void> {
    await new Records(this.#storage).keepLastSite(this.#live, this.#named);
  }

  async health(): Promise<Health> {
    const { snapshot } = await this.current();
    return {
      generation: this.#live.generation,
      snapshot,
      store: this.#healthLog.isUnreadable ? 'unreadable' : 'readable',
    };
  }

  async #lookLater(): Promise<void> {
    // Always later: until then, whoever else asks waits for the same look.
    await setTimeout(Math.max(0, this.#asked + minRefreshIntervalMs - performance.now()));
    this.#next = null;
    await this.#look();
  }

  /** Looks at the store. All who ask meanwhile wait for the same look, until it has taken too long. */
  #look(): Promise<void> {
    this.#looking ??= waitFor(
      this.#follow().finally(() => {
        this.#looking = null;
      }),
      this.#healthLog.isUnreadable ? laterStoreTimeoutMs : storeTimeoutMs,
      () =>
        this.#healthLog.update(new Error(`The store ${this.#storage.address} does not answer.`), this.#live.generation),
    );
    return this.#looking;
  }

  async #follow(): Promise<void> {
    const began = performance.now();
    try {
      const live = await readLive(this.#storage, this.#live.generation);
      if (!live) throw new Error(`The store ${this.#storage.address} has no history any more.`);
      if (!isDeepStrictEqual(live, this.#live)) await this.#take(live);
      this.#healthLog.update(null, this.#live.generation);
      this.ahead.begin(this.#site);
    } catch (error) {
      this.#healthLog.update(error as Error, this.#live.generation);
    }
    this.#asked = began;
  }

  async #take(live: Generation): Promise<void> {
    for (const release of releasesIn(await historySince(this.#storage, this.#live, live))) this.#named.add(release);
    // A site without a snapshot, which lacks applications, does not replace a complete one.
    if (hasSnapshot(live)) this.#site = await StoredSite.open(this.#storage, live, this.#named, this.#site);
    // A prune may have removed some, or a release repaired them.
    this.#site.forgetReleases();
    this.#live = live;
  }
}

function hasSnapshot(generation: Generation): generation is Generation & NamedSnapshot {
  return generation.snapshot !== null;
}
