import { eachOf } from '../../common/each-of.ts';
import type { Coding } from '../../store/codings.ts';
import type { Storage } from '../../store/storage.ts';
import type { Health } from './health.ts';
import type { StoredSite } from './stored-site.ts';

/** How much of a site is read ahead, in bytes: half of the least that a server keeps in memory, so that what visitors use stays. */
const maxBytesAhead = 32 * 1024 ** 2;

/** How many files are read at once: few, so that visitors do not wait for them. */
const maxConcurrentReads = 4;

/** Answers whether the store is there, and is told that its site has been read. */
interface Live {
  health: () => Promise<Health>;
  keep: () => Promise<void>;
}

/**
 * Reads what a live site consists of before anybody asks for it, if its store is reached over a network: then nobody
 * notices when the store is away, and another server can start then. What a server has in memory is not read again.
 */
export class ReadAhead {
  /** Resolves when preloading has finished. */
  done: Promise<void> = Promise.resolve();
  readonly #storage: Storage;
  readonly #live: Live;
  /** The site that was read, or is being read. */
  #site: StoredSite | null = null;

  constructor(storage: Storage, live: Live) {
    this.#storage = storage;
    this.#live = live;
  }

  /** Starts preloading a site, unless it is already preloaded. It ends when there is a newer one. */
  begin(site: StoredSite): void {
    if (!this.#storage.served || this.#site === site) return;
    this.#site = site;
    this.done = this.#read(site).catch((error: unknown) => console.error('The site cannot be read ahead:', error));
  }

  /** Of each file first the coding that most browsers accept. */
  async #read(site: StoredSite): Promise<void> {
    const addresses = await addressesOf(site);
    let read = 0;
    for (const coding of ['br', null, 'gzip'] satisfies (Coding | null)[]) {
      const ask = async (address: string) => {
        if (this.#site !== site || read > maxBytesAhead) return;
        const resource = await site.resource(address);
        if (!resource || (!resource.encoded && coding !== 'br')) return;
        const bytes = await resource.read(resource.encoded ? coding : null);
        read += bytes?.length ?? 0;
        if (!bytes) await this.#giveUp(site);
      };
      await eachOf(addresses, ask, maxConcurrentReads);
    }
    if (this.#site === site) await this.#live.keep();
  }

  /** While the store is away, nothing more is tried; whoever finds it readable again begins anew. */
  async #giveUp(site: StoredSite): Promise<void> {
    const { store } = await this.#live.health();
    if (store === 'unreadable' && this.#site === site) this.#site = null;
  }
}

/** The code and styles of what is live, then the documents and lists, then its other files and those of fallbacks. */
async function addressesOf(site: StoredSite): Promise<Set<string>> {
  const [live, fallbacks] = [await site.addressesIn(site.releases), await site.addressesIn(site.fallbacks)];
  const isCode = (address: string) => /\.(js|css)$/.test(address);
  return new Set([...live.filter(isCode), ...site.listed.keys(), ...live, ...fallbacks]);
}
