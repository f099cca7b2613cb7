import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { plainName } from '@mint-row/kit/contract';
import { assetHeaders, contentTypes, dataHeaders } from '@mint-row/kit/headers';
import { eachOf } from '../../common/each-of.ts';
import { DeliveryError } from '../../common/errors.ts';
import { BucketStorage } from '../../store/bucket/bucket-storage.ts';
import { Requests } from '../../store/bucket/requests.ts';
import { composedTypes } from '../../store/codings.ts';
import { layout } from '../../store/layout.ts';
import { readMoved } from './static-hosts.ts';

/** An object of a website in a bucket. */
interface WebsiteObject {
  key: string;
  /** The file with its bytes, from the folder of files; null for a redirect. */
  file: string | null;
  /** How the object store is to send it. */
  metadata: { ContentType: string; CacheControl: string; WebsiteRedirectLocation?: string };
}

const typesByExtension: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(composedTypes).map(([type, extension]) => [extension, withCharset(type)])),
  ...Object.fromEntries(contentTypes),
};

/**
 * Lists the objects of a website: such hosts serve an object at its key alone. So the key of `guides.html` is `guides`, and
 * `guides/` is redirected to it. A former address of a page redirects to the present one.
 * @param files the paths of an export for static hosts
 * @param moved the present addresses of pages, by former address
 */
function websiteObjects(files: readonly string[], moved: ReadonlyMap<string, string>): WebsiteObject[] {
  const served = files.filter((file) => !/(?:^|\/)(?:_headers|_redirects|\.nojekyll)$/.test(file));
  const isImmutable = (file: string) => ofRelease.test(file) && plainName(file) !== file;
  const object = (key: string, file: string): WebsiteObject => {
    const { 'Cache-Control': CacheControl = '' } = isImmutable(file) ? assetHeaders : dataHeaders;
    const ContentType = typesByExtension[file.split('.').pop() ?? ''] ?? 'application/octet-stream';
    return { key, file, metadata: { ContentType, CacheControl } };
  };
  return served.flatMap((file) => {
    if (!file.endsWith('.html') || /(?:^|\/)(?:index|404)\.html$/.test(file)) return [object(file, file)];
    const page = object(file.slice(0, -'.html'.length), file);
    const present = moved.get(`/${page.key}`);
    const redirect = (key: string): WebsiteObject => {
      const WebsiteRedirectLocation = present ?? `/${page.key}`;
      return { key, file: null, metadata: { ...page.metadata, WebsiteRedirectLocation } };
    };
    return [present === undefined ? page : redirect(page.key), redirect(redirectKey(page.key))];
  });
}

/** Matches the keys of files of releases, in whatever folder the site is. */
const ofRelease = /^(?:[a-z0-9-]+\/)*?(?:shell|remotes)\//;

/**
 * Uploads an export for static hosts to a bucket that is a website: files of releases first, since documents name them.
 * Those that the bucket has are not sent again, and none is removed: open tabs may ask for it. Pages that the site has no
 * more are removed.
 * @param folder the folder of the export's files
 * @param address s3://bucket or s3://bucket/prefix
 * @returns the number of objects that were sent
 * @throws DeliveryError when it is a store, or cannot be read or written
 */
export async function uploadWebsite(folder: string, address: string): Promise<number> {
  const bucket = new BucketStorage(address);
  const present = new Set(await bucket.list(''));
  if ([...present].some((key) => key.startsWith(layout.history))) {
    throw new DeliveryError(`${bucket.address} is a store, not a website. Give --bucket a bucket of its own.`);
  }
  const requests = new Requests(address);
  const put = async ({ key, file, metadata }: WebsiteObject) => {
    const Body = file === null ? Buffer.alloc(0) : await readFile(join(folder, file));
    await requests.ask('write', key, ({ sdk, client }, { at, options }) =>
      client.send(new sdk.PutObjectCommand({ ...at, Body, ...metadata }), options),
    );
  };
  const files = await filesIn(folder);
  const rules = files.includes('_redirects') ? await readFile(join(folder, '_redirects'), 'utf8') : '';
  const objects = websiteObjects(files, readMoved(rules));
  const isNew = ({ key, metadata }: WebsiteObject) =>
    metadata.CacheControl !== assetHeaders['Cache-Control'] || !present.has(key);
  const sent = objects.filter(isNew);
  await eachOf(
    sent.filter(({ key }) => ofRelease.test(key)),
    put,
  );
  await eachOf(
    sent.filter(({ key }) => !ofRelease.test(key)),
    put,
  );
  const keys = new Set(objects.map(({ key }) => key));
  // Only a page has a redirect below it.
  const gone = [...present].filter((key) => !keys.has(key) && present.has(redirectKey(key)));
  await eachOf(
    gone.flatMap((key) => [key, redirectKey(key)]),
    (key) => bucket.remove(key),
  );
  return sent.length;
}

/** The key that an object store looks for at the address of a page with a slash. */
function redirectKey(key: string): string {
  return `${key}/index.html`;
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => relative(folder, file).replaceAll('\\', '/'));
}

function withCharset(type: string): string {
  return type.startsWith('image/') ? type : `${type}; charset=utf-8`;
}
