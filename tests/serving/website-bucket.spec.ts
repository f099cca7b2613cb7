import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { CreateBucketCommand, PutBucketPolicyCommand, PutBucketWebsiteCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Artifact,
  closeServer,
  exportSite,
  FileStorage,
  publish,
  storageAt,
  uploadWebsite,
} from '../../delivery/index.ts';
import { websiteHost } from '../bucket/ceph-configuration.ts';
import { bucket as storesBucket, useObjectStore } from '../bucket/object-store.ts';
import { credentials } from '../bucket/s3-server.ts';
import { renderHere } from '../release/render-here.ts';
import { temporaryFolder, tinySite } from '../release/tiny-site.ts';
import { testFolder } from '../site/compose-built-site.ts';
import { outputFolder } from '../site/root.ts';
import { type Served, serveBuiltSite } from '../site/serve-built-site.ts';
import { ask } from './ask.ts';
import { entry } from './conformance/serving.ts';
import { conformsAsStaticHost } from './conformance/static-hosts.ts';
import { listening } from './listening.ts';
import type { Host, RunningHost } from './static-hosts/host.ts';

const url = await useObjectStore();
let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
let artifacts: Artifact[];
let storage: FileStorage;
const files = () => join(temporary.folder, 'out/current/files');

beforeAll(async () => {
  temporary = await temporaryFolder();
  artifacts = await tinySite(temporary.folder);
  storage = new FileStorage(`${temporary.folder}/store`);
  await publish(storage, artifacts, {
    composer: 'tests',
    startUnconfined: renderHere,
    author: { who: 'A tester', why: 'a test' },
  });
  await exportSite(storage, join(temporary.folder, 'out'), 'static');
}, 60_000);
afterAll(() => temporary.remove());

it('an export is uploaded once, later only what may have changed, and pages that are gone are removed', async () => {
  const address = `s3://${storesBucket}/website`;
  const bucket = storageAt(address);
  const all = await uploadWebsite(files(), address);
  const keys = await bucket.list('');
  expect(keys).toHaveLength(all);
  const entry = `remotes/marvel/${artifacts.find(({ app }) => app === 'marvel')?.manifest.entry}`;
  expect(keys).toEqual(expect.arrayContaining(['index.html', '404.html', 'marvel', 'marvel/index.html', entry]));
  for (const key of ['_headers', '.nojekyll', 'marvel.html']) expect(keys).not.toContain(key);
  for (const key of ['old', 'old/index.html', 'other', 'remotes/old.0123456789.js']) {
    await bucket.create(key, Buffer.from('before'));
  }
  const again = await uploadWebsite(files(), address);
  expect(again).toBeLessThan(all);
  expect(again).toBeGreaterThan(0);
  expect(await bucket.list('')).toEqual([...keys, 'other', 'remotes/old.0123456789.js'].sort());
});

it('a store is not taken for a website', async () => {
  const address = `s3://${storesBucket}/website-in-store`;
  await storageAt(address).create('history/0000000001.json', Buffer.from('{}'));
  await expect(uploadWebsite(files(), address)).rejects.toThrow(/is a store.*of its own/);
});

const host: Host = {
  name: 'a website in a bucket',
  start: startWebsite,
  otherForms: { '/guides/': 301, '/guides.html': 404, '/index.html': 200 },
  moved: 301,
  hasNotFoundPage: true,
  hasHeaders: false,
  keeps: true,
  revalidated: 'no-cache',
};

// The object store in memory has no websites. CI runs this with Ceph: npm run lab -- ceph
describe.runIf(process.env.OBJECT_STORE).each(['/', testFolder])(`${host.name}, with the site in %s`, (inFolder) => {
  let served: Served;
  let out: string;
  let running: RunningHost;
  beforeAll(async () => {
    served = await serveBuiltSite('dist', { inFolder });
    await mkdir(outputFolder, { recursive: true });
    out = await mkdtemp(join(outputFolder, 'static-'));
    await exportSite(served.storage, out, 'static');
    running = await host.start(join(out, 'current'), inFolder);
  }, 120_000);
  afterAll(async () => {
    await running?.stop();
    await served?.stop();
    await rm(out, { recursive: true, force: true });
  });

  const at = () => ({ port: running.port, folder: inFolder });
  conformsAsStaticHost(host, () => ({ at: at(), site: served.site, ours: served }));

  it('sends objects with the types that our server gives them', async () => {
    expect((await ask(at(), entry)).headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect((await ask(at(), '/updates.atom')).headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  });
});

/** Makes a bucket that everybody may read as a website, uploads the export, and finds it by the name of its host. */
async function startWebsite(folder: string, inFolder: string): Promise<RunningHost> {
  const Bucket = `website-${randomUUID()}`;
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = credentials;
  const client = new S3Client({
    endpoint: url,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  });
  await client.send(new CreateBucketCommand({ Bucket }));
  const everybody = { Effect: 'Allow', Principal: '*', Action: ['s3:GetObject', 's3:ListBucket'] };
  const Resource = [`arn:aws:s3:::${Bucket}/*`, `arn:aws:s3:::${Bucket}`];
  const Policy = JSON.stringify({ Version: '2012-10-17', Statement: [{ ...everybody, Resource }] });
  await client.send(new PutBucketPolicyCommand({ Bucket, Policy }));
  const WebsiteConfiguration = {
    IndexDocument: { Suffix: 'index.html' },
    ErrorDocument: { Key: `${inFolder.slice(1)}404.html` },
  };
  await client.send(new PutBucketWebsiteCommand({ Bucket, WebsiteConfiguration }));
  await uploadWebsite(join(folder, 'files'), `s3://${Bucket}`);
  const server = createServer((asked, response) => {
    const headers = { ...asked.headers, host: `${Bucket}.${websiteHost}` };
    request(new URL(url), { path: asked.url, method: asked.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    }).end();
  });
  const port = await listening(server);
  return { port, stop: () => closeServer(server, 0) };
}
