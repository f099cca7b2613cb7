import { z } from 'zod';
import { type Generation, generationSchema } from '../../store/history.ts';
import { seal, unseal } from '../../store/seal.ts';
import type { Reading, Storage } from '../../store/storage.ts';
import { isIntact } from '../../store/written-once.ts';

/** A site that a server had read whole: with it, the next server can start while the store is away. */
const lastSiteSchema = z.strictObject({
  live: generationSchema.extend({ snapshot: z.string() }),
  /** The keys of the manifests of all releases that the history named. */
  named: z.array(z.string()),
});

export type LastSite = z.infer<typeof lastSiteSchema>;

/**
 * Snapshots, parts and manifests of a store. If it is reached over a network, they are kept on this machine's disk as
 * well, for as long as the store cannot be read.
 */
export class Records implements Reading {
  readonly address: string;
  readonly #storage: Storage;

  constructor(storage: Storage) {
    this.address = storage.address;
    this.#storage = storage;
  }

  /**
   * Reads a record from the store, or from the disk while the store does not answer.
   * @throws DeliveryError when the store cannot be read, and there is no intact copy on the disk
   */
  async read(key: string): Promise<Buffer | null> {
    let bytes: Buffer | null;
    try {
      bytes = await this.#storage.read(key);
    } catch (error) {
      const kept = await this.#kept(key);
      if (kept && (await isIntact(key, kept))) return kept;
      throw error;
    }
    if (bytes) await this.#keep(key, bytes);
    return bytes;
  }

  /** The site that a server of this store on this machine has read last; null when none has, or its record is damaged. */
  async lastSite(): Promise<LastSite | null> {
    return unseal(lastSiteSchema, await this.#kept('last-site'));
  }

  /** Keeps what a server has read, when all that it consists of is on the disk. */
  async keepLastSite(live: Generation, named: ReadonlySet<string>): Promise<void> {
    if (live.snapshot) await this.#keep('last-site', seal({ live, named: [...named].sort() }));
  }

  async #kept(name: string): Promise<Buffer | null> {
    const { served } = this.#storage;
    return (await served?.read(`${name} of ${served.store}`)) ?? null;
  }

  async #keep(name: string, bytes: Buffer): Promise<void> {
    const { served } = this.#storage;
    // A client can make a server read the same manifest again, but not write it.
    if (served && !(await this.#kept(name))?.equals(bytes)) await served.add(`${name} of ${served.store}`, bytes);
  }
}
