import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { integrityOf } from '@mint-row/kit/build';
import { contentOf, layout } from '../layout.ts';
import type { Storage, Written } from '../storage.ts';
import { servedName } from '../stored-files.ts';
import { writeOnce } from '../written-once.ts';
import { type Failure, httpStatusOf, isTransient, withoutConditions } from './failures.ts';
import { keysOn, Requests } from './requests.ts';
import { ServedCopies } from './served-copies.ts';

/** A key that is created once in each store, to see whether the object store then refuses to create it again. */
const probe = `${layout.incoming}probe`;

/**
 * A store's bytes in a bucket of an S3-compatible object store. Every key but the hint is created, never overwritten:
 * the object store decides between two writers. Only bytes that are not what they should be are replaced.
 */
export class BucketStorage implements Storage {
  readonly address: string;
  readonly served: ServedCopies;
  readonly #requests: Requests;

  /**
   * @param address s3://bucket/prefix
   * @throws DeliveryError when it has another form
   */
  constructor(address: string) {
    this.#requests = new Requests(address);
    this.address = this.#requests.address;
    this.served = new ServedCopies(this.#requests.where);
  }

  async read(key: string): Promise<Buffer | null> {
    return this.#take(key, (body) => buffer(body));
  }

  async write(key: string, bytes: Uint8Array): Promise<Written> {
    return writeOnce(this, key, bytes, {
      create: async () => {
        const created = await this.create(key, bytes);
        // A rollback, or a page that another release changes, needs the files of releases.
        if (created && key.startsWith(layout.files) && contentOf(key)?.coding === null) {
          await this.served.add(servedName(integrityOf(bytes), null), Buffer.from(bytes));
        }
        return created;
      },
      replace: async () => {
        await this.#requests.ask('write', key, ({ sdk, client }, { at, options }) =>
          client.send(new sdk.PutObjectCommand({ ...at, Body: bytes }), options),
        );
      },
    });
  }

  async create(key: string, bytes: Uint8Array): Promise<boolean> {
    let isUncertain = false;
    const created = await this.#requests.ask('write', key, async ({ sdk, client }, { at, options }) => {
      try {
        await client.send(new sdk.PutObjectCommand({ ...at, Body: bytes, IfNoneMatch: '*' }), options);
        return true;
      } catch (error) {
        if (httpStatusOf(error as Failure) === 412) return false;
        isUncertain ||= isTransient(error as Failure);
        throw error;
      }
    });
    // An attempt whose answer did not arrive may be what took the key.
    if (!created && isUncertain) return (await this.read(key))?.equals(bytes) ?? false;
    return created;
  }

  async list(folder: string): Promise<string[]> {
    return (await this.#list(folder)).sort();
  }

  async remove(key: string): Promise<void> {
    await this.#requests.ask('remove', key, ({ sdk, client }, { at, options }) =>
      client.send(new sdk.DeleteObjectCommand(at), options),
    );
  }

  async begin(): Promise<void> {
    // Other bytes each time: they tell whose the key is after an answer was lost.
    const isCreated = () => this.create(probe, Buffer.from(randomUUID()));
    if ((await isCreated()) && (await isCreated())) throw withoutConditions(this.address);
  }

  /** Gives the body of a key, whole, to `use`; null when there is no such key. */
  #take<Result>(key: string, use: (body: Readable) => Promise<Result>): Promise<Result | null> {
    return this.#requests.ask('read', key, async ({ sdk, client }, { at, options }) => {
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand(at), options);
        const body = Body as Readable;
        options.abortSignal.addEventListener('abort', () => body.destroy(options.abortSignal.reason));
        return await use(body);
      } catch (error) {
        if ((error as Failure).name === 'NoSuchKey') return null;
        throw error;
      }
    });
  }

  /** Asks for one page after the other. */
  async #list(folder: string): Promise<string[]> {
    const listed: string[] = [];
    let from: string | undefined;
    do {
      const page = await this.#requests.ask('list', folder, ({ sdk, client }, { at: { Bucket, Key }, options }) =>
        client.send(
          new sdk.ListObjectsV2Command({ Bucket, Prefix: Key, ...(from && { ContinuationToken: from }) }),
          options,
        ),
      );
      listed.push(...keysOn(page, this.#requests.prefix));
      from = page.NextContinuationToken;
    } while (from);
    return listed;
  }
}
