import { createServer } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeliveryError, encode, publish, storageAt } from '../../delivery/index.ts';
import { keyOfBytes } from '../release/keys-of-release.ts';
import { options, useOwnSite } from '../release/set-up.ts';
import { listening } from '../serving/listening.ts';
import { credentials, S3Server } from './s3-server.ts';

const own = useOwnSite();
let store: S3Server;

beforeEach(async () => {
  store = new S3Server();
  store.buckets.set('tests', new Map());
  store.server.unref();
  for (const [name, value] of Object.entries({
    ...credentials,
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${await listening(store.server)}`,
    AWS_REGION: 'us-east-1',
    AWS_EC2_METADATA_DISABLED: 'true',
    AWS_SHARED_CREDENTIALS_FILE: 'none',
    AWS_CONFIG_FILE: 'none',
  })) {
    vi.stubEnv(name, value);
  }
});
afterEach(() => {
  vi.unstubAllEnvs();
  store.server.close();
});

/** The error message of a release to a bucket. */
async function refusalMessage(address = 's3://tests/store'): Promise<string> {
  const error = await publish(storageAt(address), own.site, options).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DeliveryError);
  return String((error as Error).message);
}

describe('a store in a bucket', () => {
  it('is refused if it does not exist', async () => {
    expect(await refusalMessage('s3://another/store')).toMatch(
      /^s3:\/\/another\/store at http:.*: there is no such bucket\. Make it, or correct --store/,
    );
  });

  it('is refused without credentials', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', undefined);
    expect(await refusalMessage()).toMatch(/there are no credentials\. Set AWS_ACCESS_KEY_ID/);
  });

  it('is refused with unknown credentials', async () => {
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'somebody');
    expect(await refusalMessage()).toMatch(/does not know these credentials\. Correct AWS_ACCESS_KEY_ID/);
  });

  it.each([
    ['write', 'PUT'],
    ['list', 'GET'],
  ])('is refused with credentials that may not %s', async (deed, method) => {
    store.may = (request) => request.method !== method;
    expect(await refusalMessage()).toMatch(
      new RegExp(`cannot ${deed} ".*": these credentials do not allow it .403 AccessDenied.*operations`),
    );
  });

  it('is refused at an address where nothing listens', async () => {
    vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:9');
    expect(await refusalMessage()).toMatch(
      /at http:\/\/127\.0\.0\.1:9: cannot .*ECONNREFUSED.*Check it and AWS_ENDPOINT_URL_S3/,
    );
  });

  it('is refused at the address of another service', async () => {
    const other = createServer((_request, response) => response.writeHead(404).end('<h1>Not here</h1>')).unref();
    vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${await listening(other)}`);
    expect(await refusalMessage()).toMatch(/the object store answers 404.*Check --store and AWS_ENDPOINT_URL_S3/);
    other.close();
  });

  it('is refused if it overwrites keys that it should create, before anything is released', async () => {
    store.hasConditions = false;
    expect(await refusalMessage()).toMatch(/overwrites what it was asked to create.*Nothing was released/);
    expect([...(store.buckets.get('tests')?.keys() ?? [])]).toEqual(['store/incoming/probe']);
  });
});

describe('credentials that may create and not overwrite', () => {
  const isOverwriting = ({ method, key, headers }: Parameters<S3Server['may']>[0]) =>
    method === 'PUT' && !key.endsWith('/live') && headers['if-none-match'] !== '*';

  it('are enough to release, also after a release that died', async () => {
    store.may = (request) => request.method !== 'DELETE' && !isOverwriting(request);
    const storage = storageAt('s3://tests/store');
    await publish(storage, own.site, options);
    await publish(storage, [own.next], options);
    // As if the process had died before it wrote its history entry.
    store.buckets.get('tests')?.delete('store/history/0000000002.json');
    expect((await publish(storage, [own.next], options)).live?.generation).toBe(2);
  });

  it('are enough to write a file that exists with another compression', async () => {
    store.may = (request) => !isOverwriting(request);
    const storage = storageAt('s3://tests/store');
    const text = Buffer.from('One of two hundred words. '.repeat(200));
    const [fast, best] = await Promise.all([encode(text, 'br', 'fast'), encode(text, 'br', 'best')]);
    expect(fast).not.toEqual(best);
    const key = `${keyOfBytes(text)}.br`;
    await storage.write(key, fast);
    await storage.write(key, best);
    expect(await storage.read(key)).toEqual(fast);
    const other = await encode(Buffer.from('Another.'), 'br');
    await expect(storage.write(key, other)).rejects.toThrow(`${key} exists already`);
  });

  it('get an error when they cannot repair a damaged file', async () => {
    const storage = storageAt('s3://tests/store');
    const { live } = await publish(storage, own.site, options);
    const key = `store/snapshots/${live?.snapshot}.json`;
    store.buckets.get('tests')?.set(key, Buffer.from('{'));
    store.may = (request) => !isOverwriting(request);
    expect(await refusalMessage()).toMatch(/cannot write "snapshots.*these credentials do not allow it/);
  });
});
