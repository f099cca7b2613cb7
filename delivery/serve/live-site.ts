import { DeliveryError } from '../delivery-error.ts';
import { readHistory, readLive } from '../store/history.ts';
import type { Storage } from '../store/storage.ts';
import { Site } from './site.ts';

/** How old what we know of the store may be when a request comes, in milliseconds. */
const freshness = 250;

/** The live site of a store: follows it as releases come, and keeps the site before when a new one cannot be read. */
export class LiveSite {
  readonly #storage: Storage;
  #site: Site;
  #looked = performance.now();
  #looking = false;

  private constructor(storage: Storage, site: Site) {
    this.#storage = storage;
    this.#site = site;
  }

  /** @throws DeliveryError when the store has no whole site, or none that can be read */
  static async open(storage: Storage): Promise<LiveSite> {
    let failure: unknown;
    for await (const { generation, snapshot } of readHistory(storage)) {
      if (!snapshot) continue;
      try {
        return new LiveSite(storage, await Site.open(storage, snapshot));
      } catch (error) {
        failure ??= error;
        console.error(`Generation ${generation} cannot be served; taking the one before.`, error);
      }
    }
    if (failure) throw failure;
    throw new DeliveryError(
      `The store ${storage.place} has no site yet. Publish all applications: npm run release -- publish shell marvel pokemon starwars editorial`,
    );
  }

  /** The site to answer a request from. Looks for a newer one beside, so that no request waits for it. */
  current(): Site {
    if (!this.#looking && performance.now() - this.#looked > freshness) void this.#look();
    return this.#site;
  }

  async #look(): Promise<void> {
    this.#looking = true;
    try {
      const live = await readLive(this.#storage);
      if (live?.snapshot && live.snapshot !== this.#site.snapshot) {
        this.#site = await Site.open(this.#storage, live.snapshot);
      }
    } catch (error) {
      console.error('The store cannot be read; serving on what was live before.', error);
    } finally {
      this.#looked = performance.now();
      this.#looking = false;
    }
  }
}
