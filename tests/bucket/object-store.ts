import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listening } from '../serving/listening.ts';
import { credentials, S3Server } from './s3-server.ts';

/** The bucket in which tests have their stores, each under a prefix of its own. */
export const bucket = 'tests';

/**
 * The object store of all test files of a process: the one at the address in OBJECT_STORE, as tests/bucket/with-ceph.ts
 * sets it, or one in memory. The environment variables for commands are set accordingly, in this process and its
 * children.
 * @returns its address
 */
export const useObjectStore = (): Promise<string> => {
  started ??= start();
  return started;
};

let started: Promise<string> | undefined;

async function start(): Promise<string> {
  const url = process.env.OBJECT_STORE ?? (await startInMemory());
  const cache = mkdtempSync(join(tmpdir(), 'mint-row-cache-'));
  process.once('exit', () => rmSync(cache, { recursive: true, force: true }));
  Object.assign(process.env, {
    ...credentials,
    AWS_ENDPOINT_URL_S3: url,
    AWS_REGION: 'us-east-1',
    XDG_CACHE_HOME: cache,
  });
  return url;
}

async function startInMemory(): Promise<string> {
  const { server, buckets } = new S3Server();
  buckets.set(bucket, new Map());
  const port = await listening(server);
  server.unref();
  return `http://127.0.0.1:${port}`;
}
