import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { releaseCommand } from '../../common/commands.ts';
import { DeliveryError } from '../../common/errors.ts';
import { type Anchor, Trust, UntrustedError } from '../../signing/trust.ts';
import { type Generation, linkTo, readLive } from '../../store/history.ts';
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
  /** Which generations are signed as they must be. */
  #trust: Trust;
  readonly #anchor: Anchor | null;
  /** The newest generation that was taken: all of it, since a store that was restored has others under the same numbers. */
  #live: Generation;
  /** When the look at the store that gave the present knowledge began. */
  #asked = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | null = null;
  /** The next look that is waited for, until it begins. */
  #next: Promise<void> | null = null;
  readonly #healthLog = new StoreHealthLog();

  private constructor(
    storage: Storage,
    { named, trust, anchor }: { named: Set<string>; trust: Trust; anchor: Anchor | null },
    site: StoredSite,
    live: Generation,
  ) {
    this.#storage = storage;
    this.#trust = trust;
    this.#anchor = anchor;
    this.#named = named;
    this.#site = site;
    this.#live = live;
    this.ahead = new ReadAhead(storage, this);
  }

  /**
   * Opens the newest generation that can be served and is trusted, and reports why if it is not the newest of all. While a store that is
   * reached over a network cannot be read, that is the one which a server on this machine has read last.
   * @param allowedOrigins the origins whose pages may load files of releases
   * @param anchor a generation that the history must have, and whose signers are trusted
   * @throws DeliveryError when the store has no complete site, or none that can be read
   */
  static async open(
    storage: Storage,
    allowedOrigins: readonly string[] = [],
    anchor: Anchor | null = null,
  ): Promise<SiteFollower> {
    const history: (Generation | Error)[] = await readReadable(storage).catch((error: Error) => [error]);
    const { trust, trusted, refusal } = trustedOf(storage.address, history, anchor);
    let failure = history.find((one) => one instanceof Error) ?? refusal ?? undefined;
    const last = failure && (await new Records(storage).lastSite());
    const named = new Set([...releasesIn(trusted), ...(last?.named ?? [])]);
    const newestFirst = [...trusted, ...(last ? [last.live] : [])].sort((a, b) => b.generation - a.generation);
    for (const one of newestFirst.filter(hasSnapshot)) {
      try {
        const site = await StoredSite.open(storage, one, named, liveCacheBytes(), allowedOrigins);
        const live = new SiteFollower(storage, { named, trust, anchor }, site, one);
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
        `The store ${storage.address} has no site yet: a site needs the shell and at least one remote. Publish them: ${releaseCommand(storage.address, 'publish shell …')}`,
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
      store: this.#healthLog.store,
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
      this.#healthLog.store === 'unreadable' ? laterStoreTimeoutMs : storeTimeoutMs,
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
      const refusal = isDeepStrictEqual(live, this.#live) ? null : await this.#take(live);
      this.#healthLog.update(refusal, this.#live.generation);
      this.ahead.begin(this.#site);
    } catch (error) {
      this.#healthLog.update(error as Error, this.#live.generation);
    }
    this.#asked = began;
  }

  /**
   * Takes the newest generation that is trusted.
   * @param newest the newest of all
   * @returns why that is not the one; null when it is
   */
  async #take(newest: Generation): Promise<UntrustedError | null> {
    const { trusted, refusal } = await this.#trustedSince(newest);
    const live = trusted[0];
    // What is served was trusted, and is not given up for something older.
    if (!live || (refusal && live.generation <= this.#live.generation)) return refusal;
    for (const release of releasesIn(trusted)) this.#named.add(release);
    // A site without a snapshot, which lacks applications, does not replace a complete one.
    if (hasSnapshot(live)) this.#site = await StoredSite.open(this.#storage, live, this.#named, this.#site);
    // A prune may have removed some, or a release repaired them.
    this.#site.forgetReleases();
    this.#live = live;
    return refusal;
  }

  /** The trusted generations from the one that is served on; all of them, if the store no longer has that one. */
  async #trustedSince(newest: Generation): Promise<{ trusted: Generation[]; refusal: UntrustedError | null }> {
    const since = readable(await historySince(this.#storage, this.#live, newest));
    const known = this.#trust.newest;
    if (known && since.some((one) => one.generation === known.generation && linkTo(one) === linkTo(known))) {
      const refusal = this.#trust.follow(since);
      return { trusted: upTo(this.#trust.newest, since), refusal };
    }
    const { trust, trusted, refusal } = trustedOf(
      this.#storage.address,
      await readReadable(this.#storage),
      this.#anchor,
    );
    const { root } = this.#trust;
    const isOther = root === null ? this.#live.signers !== undefined && trust.root === null : trust.root !== root;
    if (isOther) {
      const refusal = new UntrustedError(
        `The history of ${this.#storage.address} was rewritten: its signers began in another way. Restore it from a backup. If you know why it is another one, start the server again.`,
      );
      return { trusted: [], refusal };
    }
    this.#trust = trust;
    return { trusted, refusal };
  }
}

/** How far a history can be trusted, and its generations up to there. */
function trustedOf(store: string, history: readonly (Generation | Error)[], anchor: Anchor | null) {
  const generations = readable(history);
  const { trust, refusal } = Trust.of(store, generations, anchor);
  return { trust, refusal, trusted: upTo(trust.newest, generations) };
}

function readable(history: readonly (Generation | Error)[]): Generation[] {
  return history.filter((one): one is Generation => !(one instanceof Error));
}

function upTo(newest: Generation | null, history: readonly Generation[]): Generation[] {
  return history.filter(({ generation }) => generation <= (newest?.generation ?? 0));
}

function hasSnapshot(generation: Generation): generation is Generation & NamedSnapshot {
  return generation.snapshot !== null;
}
