import { catalogueFile, integrityLists, pageDataFile, type Registry, registryPath } from '@mint-row/kit/contract';
import { encode, SiteFollower, type Storage } from '../../../delivery/index.ts';

/** The weights of a page of a stored site and of the files that grow with the site; in bytes after brotli. */
export async function pageWeights(storage: Storage, page: string): Promise<Record<string, number>> {
  const site = await (await SiteFollower.open(storage)).current();
  const read = async (path: string) => {
    const bytes = await (await site.resource(path))?.read(null);
    if (!bytes) throw new Error(`The site has no ${path}.`);
    return bytes;
  };
  const weigh = async (bytes: Uint8Array) => (await encode(bytes, 'br')).length;
  const html = Buffer.from(await read(page));
  const modules = [
    ...String(html).matchAll(/<(?:script|link)\b[^>]*\b(?:src|href)="(\/(?:shell|remotes)\/[^"]+\.js)"/g),
  ];
  let javaScript = 0;
  for (const [, address = ''] of modules) javaScript += await weigh(await read(address));
  const registry = Buffer.from(await read(registryPath));
  const { marvel } = (JSON.parse(String(registry)) as Registry).remotes;
  if (!marvel) throw new Error('The site has no remote marvel.');
  const weighPublished = async (file: string) => weigh(await read(marvel.base + file));
  const lists = integrityLists(pageDataFile(page), marvel.depth);
  return {
    pages: site.paths().filter((path) => site.hasDocument(path)).length,
    html: await weigh(html),
    javaScript,
    registry: await weigh(registry),
    lists: (await Promise.all(lists.map(weighPublished))).reduce((sum, bytes) => sum + bytes, 0),
    catalogue: await weighPublished(catalogueFile('characters')),
  };
}
