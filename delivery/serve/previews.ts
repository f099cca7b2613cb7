import { LRUCache } from 'lru-cache';
import { hasExpired, readPreview } from '../store/previews.ts';
import type { Storage } from '../store/storage.ts';
import type { PreviewHost } from './preview-host.ts';
import { PreviewSite } from './preview-site.ts';

/** How many previews are kept open. Each keeps the files that were asked for in memory. */
const most = 8;

/** The previews of a store, each answered at a host of its own. They share nothing with the live site. */
export class Previews {
  readonly #storage: Storage;
  readonly #host: PreviewHost;
  readonly #open = new LRUCache<string, PreviewSite>({ max: most });
  readonly #reported = new LRUCache<string, true>({ max: 100 });

  constructor(storage: Storage, host: PreviewHost) {
    this.#storage = storage;
    this.#host = host;
  }

  /** What a host has in the place of a preview's id; null when it is not a host of previews. */
  idIn(authority: string): string | null {
    return this.#host.idIn(authority);
  }

  /**
   * The site of a preview. Its record is read each time, so that one that was published or removed is gone at once.
   * @param id as a client wrote it
   * @returns null when there is none; "unreadable" when it cannot be served, which is reported once
   */
  async site(id: string): Promise<PreviewSite | 'unreadable' | null> {
    try {
      const preview = await readPreview(this.#storage, id);
      if (!preview || hasExpired(preview)) {
        this.#open.delete(id);
        return null;
      }
      const site = this.#open.get(id) ?? (await PreviewSite.open(this.#storage, preview));
      this.#open.set(id, site);
      this.#reported.delete(id);
      return site;
    } catch (error) {
      if (!this.#reported.has(id)) console.error(`The preview ${id} cannot be served: ${(error as Error).message}`);
      this.#reported.set(id, true);
      return 'unreadable';
    }
  }
}
