import { DeliveryError } from '../../delivery-error.ts';
import { readBucketAddress } from './address.ts';
import { Attempts } from './attempts.ts';
import { type Connection, connect, endpointOf } from './connection.ts';
import { type Deed, explainRequest } from './explain.ts';
import type { Failure } from './failure.ts';

/** What a request has: where its key is, and a signal that ends it when it takes too long. */
export interface Target {
  at: { Bucket: string; Key: string };
  options: { abortSignal: AbortSignal };
}

/** Sends a request with the client. */
type Send<Result> = (connection: Connection, target: Target) => Promise<Result>;

/** Requests about the keys of one store. */
export class Requests {
  /** The store's address. */
  readonly place: string;
  /** The same, and at which object store, if the environment names one. */
  readonly where: string;
  /** What every key of the store begins with in the bucket. */
  readonly prefix: string;
  readonly #bucket: string;
  readonly #attempts = new Attempts();
  #connection: Promise<Connection> | undefined;

  /**
   * @param address s3://bucket/prefix
   * @throws DeliveryError when it has another form
   */
  constructor(address: string) {
    const { bucket, prefix } = readBucketAddress(address);
    this.place = `s3://${bucket}/${prefix}`.replace(/\/$/, '');
    const endpoint = endpointOf(process.env);
    this.where = `${this.place}${endpoint ? ` at ${endpoint}` : ''}`;
    this.prefix = prefix;
    this.#bucket = bucket;
  }

  /**
   * Sends a request about a key, again if it fails in a way that may pass.
   * @throws DeliveryError that says what could not be done, where, why, and what to do
   */
  async ask<Result>(deed: Deed, key: string, send: Send<Result>): Promise<Result> {
    if (key.split('/').includes('..')) throw new Error(`"${key}" is not a key of a store.`);
    const at = { Bucket: this.#bucket, Key: this.prefix + key };
    this.#connection ??= connect();
    const connection = await this.#connection;
    return this.#attempts
      .make((abortSignal) => send(connection, { at, options: { abortSignal } }))
      .catch((error: Failure) => {
        throw error instanceof DeliveryError ? error : explainRequest(error, this.where, deed, key);
      });
  }
}
