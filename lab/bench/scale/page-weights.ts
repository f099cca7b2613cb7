import { catalogueFile, integrityLists, pageDataFile, type Registry, registryPath } from '@mint-row/kit/contract';
import { encode, readLive, readSnapshot, type Storage, snapshotFiles } from '../../../delivery/index.ts';

/** The weights of a page of a stored site and of the files that grow with the site; in bytes after brotli. */
export async function pageWeights(storage: Storage, page: string): Promise<Record<string, number>> {
  const live = await readLive(storage);
  const files = snapshotFiles(await readSnapshot(storage, live?.snapshot ?? ''));
  const read = async (path: string) => {
    const file = files.get(path);
    const bytes = file && (await storage.read(file.key));
    if (!bytes) throw new Error(`The site has no ${path}.`);
    return bytes;
  };
  const weigh = async (bytes: Uint8Array) => (await encode(bytes, 'br')).length;
  const html = await read(page);
  const modules = [
    ...String(html).matchAll(
      /<(?:script|link)\b[^>]*\b(?:src|href)="\/(shell|remotes\/[a-z]+)\/([0-9a-f]+)\/([^"]+\.js)"/g,
    ),
  ];
  let javaScript = 0;
  for (const [, app = '', release, file] of modules) {
    const key = `releases/${app.replace('remotes/', '')}/${release}/client/${file}`;
    javaScript += await weigh((await storage.read(key)) ?? Buffer.alloc(0));
  }
  const registry = await read(registryPath);
  const { marvel } = (JSON.parse(String(registry)) as Registry).remotes;
  if (!marvel) throw new Error('The site has no remote marvel.');
  const weighPublished = async (file: string) =>
    weigh((await storage.read(`releases/marvel/${marvel.release}/client/${file}`)) ?? Buffer.alloc(0));
  const lists = integrityLists(pageDataFile(page), marvel.depth);
  return {
    pages: [...files.values()].filter(({ type }) => type === 'text/html').length - 1,
    html: await weigh(html),
    javaScript,
    registry: await weigh(registry),
    lists: (await Promise.all(lists.map(weighPublished))).reduce((sum, bytes) => sum + bytes, 0),
    catalogue: await weighPublished(catalogueFile('characters')),
  };
}
