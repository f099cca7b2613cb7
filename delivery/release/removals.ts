import type { AppName, RemoteName } from '@mint-row/kit/contract';
import type { RemoteArtifact } from '../artifact/artifact.ts';
import type { Generation } from '../store/history.ts';
import { storedOutline } from '../store/releases.ts';
import type { Storage } from '../store/storage.ts';

/** The addresses of the pages of live releases, present and former ones, by remote. */
export type LiveAddresses = ReadonlyMap<RemoteName, readonly LiveAddress[]>;

interface LiveAddress {
  path: string;
  /** The page that it leads to, if it is a former address. */
  page?: string;
}

/** An address that leads to a page of the live site, and would lead nowhere after a release. */
interface Removal extends LiveAddress {
  app: RemoteName;
}

/**
 * Reads the addresses of the live pages of some applications.
 * @returns none while there is no live site
 * @throws DeliveryError when the store lacks a live release
 */
export async function liveAddresses(
  storage: Storage,
  live: Generation | null,
  apps: readonly AppName[],
): Promise<LiveAddresses> {
  const found = new Map<RemoteName, LiveAddress[]>();
  for (const app of live?.snapshot ? apps : []) {
    const release = live?.releases[app];
    if (app === 'shell' || !release) continue;
    const { pages } = await storedOutline(storage, app, release);
    found.set(
      app,
      pages.flatMap(({ path, formerly }) => [{ path }, ...formerly.map((former) => ({ path: former, page: path }))]),
    );
  }
  return found;
}

/**
 * Finds the live addresses at which a site would have no page, and which no page of it had before.
 * @param replaced the addresses of the live releases that it replaces
 * @param remotes those of the site
 */
export function removalsIn(replaced: LiveAddresses, remotes: readonly RemoteArtifact[]): Removal[] {
  const pages = remotes.flatMap(({ manifest }) => manifest.pages);
  const kept = new Set(pages.flatMap(({ path, formerly = [] }) => [path, ...formerly]));
  return [...replaced].flatMap(([app, addresses]) =>
    addresses.filter(({ path }) => !kept.has(path)).map((address) => ({ app, ...address })),
  );
}

/** The reason to refuse a release that removes an address, unless it was told to. */
export function removalFault({ app, path, page }: Removal): string {
  const what = page === undefined ? `its page ${path}` : `the former address ${path} of its page ${page}`;
  return `${app}: ${what} is on the live site and not in this artifact. If the page has moved, add formerly: ['${path}'] to it in src/pages/index.ts; if it is to end, add --allow-removal.`;
}
