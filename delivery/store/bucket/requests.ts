import { setTimeout as wait } from 'node:timers/promises';
import type * as Sdk from '@aws-sdk/client-s3';
import type { ListObjectsV2CommandOutput } from '@aws-sdk/client-s3';
import { DeliveryError } from '../../common/errors.ts';
import { type Deed, explainRequest, type Failure, isTransient } from './failures.ts';

/** The parameters of a request: the place of its key, and a signal that ends it when it takes too long. */
interface RequestTarget {
  at: { Bucket: string; Key: string };
  options: { abortSignal: AbortSignal };
}

/** Sends a request with the client. */
type Send<Result> = (connection: Connection, target: RequestTarget) => Promise<Result>;

/** Requests about the keys of one store. */
export class Requests {
  /** The store's address. */
  readonly address: string;
  /** The same, and at which object store, if the environment names one. */
  readonly where: string;
  /** The beginning of every key of the store in the bucket. */
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
    this.address = `s3://${bucket}/${prefix}`.replace(/\/$/, '');
    const endpoint = endpointOf(process.env);
    this.where = `${this.address}${endpoint ? ` at ${endpoint}` : ''}`;
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

/** The client of an object store, and the commands that it sends. */
interface Connection {
  sdk: typeof Sdk;
  client: Sdk.S3Client;
}

/** How long a connection may take to open, in milliseconds. */
const connectTimeoutMs = 3_000;

/** The endpoint that the environment names; undefined means Amazon's, which follows from the region. */
function endpointOf(env: NodeJS.ProcessEnv): string | undefined {
  return env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL || undefined;
}

/**
 * Makes the client, with what the usual `AWS_*` variables and files say. The library is loaded here, so that commands
 * whose store is a folder start without it.
 */
async function connect(): Promise<Connection> {
  // Of each command's messages, only problems to solve go to standard error; package.json says which Node is needed.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const sdk = await import('@aws-sdk/client-s3');
  const endpoint = endpointOf(process.env);
  // Other object stores have one region, whatever its name.
  const region = process.env.AWS_REGION || process.env.AWS_DEFAULT_REGION || (endpoint && 'us-east-1');
  const client = new sdk.S3Client({
    ...(region && { region }),
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Attempts are counted here: after one without an answer, "taken" may mean "by us".
    maxAttempts: 1,
    // Not every object store knows Amazon's newer checksums; each request is signed with the hash of its body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: connectTimeoutMs },
  });
  return { sdk, client };
}

/** How long one attempt may take, in milliseconds. */
const attemptTimeoutMs = 10_000;

/** After so long no attempt begins, in milliseconds. */
const maxTotalMs = 20_000;

/** The pauses between attempts, in milliseconds: about five seconds together. */
const pausesMs = [100, 200, 400, 800, 1_600, 2_000, 2_000];

/** Requests to an object store, which are sent again if they fail in a way that may pass. */
class Attempts {
  /** Whether the last request was given up: then others are sent once, so that a server does not wait for each. */
  #gaveUp = false;

  /**
   * @param send sends a request; gets a signal that ends it when it takes too long
   * @throws the last attempt's error
   */
  async make<Result>(send: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const began = performance.now();
    for (const pause of [...(this.#gaveUp ? [] : pausesMs), null]) {
      try {
        const result = await send(AbortSignal.timeout(attemptTimeoutMs));
        this.#gaveUp = false;
        return result;
      } catch (error) {
        const mayPass = isTransient(error as Failure);
        this.#gaveUp ||= mayPass && (pause === null || performance.now() - began > maxTotalMs);
        if (!mayPass || this.#gaveUp || pause === null) throw error;
        // Without a random part, writers that were refused together would come back together.
        await wait(pause * (0.5 + Math.random() / 2));
      }
    }
    throw new Error('The last attempt ends this.');
  }
}

/** Where a store is in an object store. */
interface BucketAddress {
  bucket: string;
  /** The beginning of every key of the store: empty, or ending in "/". */
  prefix: string;
}

/** The names that every object store allows, and prefixes of plain characters, with no part that is "." or "..". */
const form = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)*)\/?$/i;

/**
 * Reads the address of a store in a bucket.
 * @param address s3://bucket or s3://bucket/prefix
 * @throws DeliveryError when it has another form
 */
function readBucketAddress(address: string): BucketAddress {
  const [, bucket, folder] = form.exec(address) ?? [];
  if (!bucket || folder === undefined) {
    throw new DeliveryError(
      `${address} is not the address of a store in a bucket. It has the form s3://bucket/prefix; a prefix has letters, digits and - _ . /`,
    );
  }
  return { bucket, prefix: folder && `${folder.slice(1)}/` };
}

/**
 * Reads a page of a list.
 * @param prefix of the store, which its keys do not have
 */
export function keysOn({ Contents = [] }: ListObjectsV2CommandOutput, prefix: string): string[] {
  return Contents.flatMap(({ Key }) => (Key ? [Key.slice(prefix.length)] : []));
}
