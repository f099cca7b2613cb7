import { join } from 'node:path';
import { catalogueFile, pageDataFile } from '@mint-row/kit/contract';
import type { ManifestPage } from '@mint-row/kit/contract/manifest';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Artifact, publish, storageAt } from '../../delivery/index.ts';
import { MemoryStorage } from '../release/memory-storage.ts';
import { options, useOwnFolder } from '../release/set-up.ts';
import { type TinyArtifact, tinyArtifact, tinySite } from '../release/tiny-site.ts';
import { listening } from '../serving/listening.ts';
import { bucket } from './object-store.ts';
import { credentials, S3Server } from './s3-server.ts';

/** The number of pages of one remote. A release that asks for each of them exceeds every limit below. */
const pages = 40;

const own = useOwnFolder();
const store = new S3Server();
// As many keys on a page of a list as object stores have.
store.pageSize = 1000;
/** The method of each request. */
let requests: string[] = [];
store.server.on('request', ({ method = '' }) => requests.push(method));
const make = (artifact: TinyArtifact) => tinyArtifact(own.folder, artifact);

/**
 * A release of Marvel whose pages show the newest update.
 * @param changedPath the page that has one more sentence
 */
async function marvel(changedPath?: string): Promise<Artifact> {
  const characters = Array.from({ length: pages }, (_, index) => `hero-${index}`);
  const { manifest } = await make({ app: 'marvel', characters });
  const shown = { shows: ['updates'], latestUpdates: 1 } as const;
  const listed = 'pages' in manifest ? manifest.pages : [];
  const data = listed.map(({ path, title, description, reviewed }) => {
    // Long enough for compressed copies.
    const sentence = path === changedPath ? 'One sentence more.' : '';
    const text = { title, description, reviewed, ...shown, data: 'one '.repeat(100) + sentence };
    return [`client/${pageDataFile(path)}`, JSON.stringify(text)];
  });
  const change: TinyArtifact['change'] = ({ pages: before, ...others }) => ({
    ...others,
    pages: (before as ManifestPage[]).map((page) => ({ ...page, ...shown })),
  });
  return make({ app: 'marvel', characters, change, files: Object.fromEntries(data) });
}

/** A release of the editorial remote with an update of the home page on each of these days. */
function editorial(...days: string[]): Promise<Artifact> {
  const updates = days.map((date) => ({ date, path: '/', title: date, text: 'What has changed.' }));
  const files = { [`client/${catalogueFile('updates')}`]: JSON.stringify(updates) };
  const change: TinyArtifact['change'] = (manifest) => ({ ...manifest, catalogue: { characters: [], updates } });
  return make({ app: 'editorial', change, files });
}

beforeAll(async () => {
  const variables = {
    ...credentials,
    AWS_ENDPOINT_URL_S3: `http://127.0.0.1:${await listening(store.server)}`,
    AWS_REGION: 'us-east-1',
    // An empty cache.
    XDG_CACHE_HOME: join(own.folder, 'cache'),
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const others = (await tinySite(own.folder)).filter(({ app }) => app !== 'marvel' && app !== 'editorial');
  const base = new MemoryStorage();
  await publish(base, [...others, await marvel(), await editorial('2026-10-31')], options);
  const keys = await base.list('');
  const objects = keys.map(async (key) => [`site/${key}`, (await base.read(key)) ?? Buffer.alloc(0)] as const);
  store.buckets.set(bucket, new Map(await Promise.all(objects)));
});
afterAll(() => void store.server.close().closeAllConnections());

/** Releases an artifact into the bucket; returns the method of each request. */
async function requestsOf(artifact: Artifact): Promise<string[]> {
  requests = [];
  await publish(storageAt(`s3://${bucket}/site`), [artifact], options);
  return requests;
}

it('a release makes no request to a bucket for pages that it does not compose', async () => {
  const { length } = await requestsOf(await make({ app: 'pokemon', text: 'two' }));
  expect(length).toBeGreaterThan(20);
  expect(length).toBeLessThan(80);
});

it('a sentence on one page composes that page alone, with at most 40 requests', async () => {
  const composed: number[] = [];
  const next = await marvel('/characters/hero-7');
  requests = [];
  await publish(storageAt(`s3://${bucket}/site`), [next], { ...options, onProgress: (_, all) => composed.push(all) });
  expect(composed).toEqual([1]);
  expect(requests.length).toBeLessThanOrEqual(40);
});

it('a release reads each source once, and writes no unchanged document', async () => {
  const composed: number[] = [];
  const next = await editorial('2026-10-30', '2026-10-31');
  requests = [];
  await publish(storageAt(`s3://${bucket}/site`), [next], { ...options, onProgress: (_, all) => composed.push(all) });
  expect(composed[0], 'an older update changes what pages could show').toBeGreaterThan(pages);
  expect(requests.length).toBeLessThan(pages + 80);
  expect(requests.filter((method) => method === 'PUT').length).toBeLessThan(50);
});
