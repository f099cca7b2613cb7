import type { AppName } from '@mint-row/kit/contract';
import { LRUCache } from 'lru-cache';
import type { StoredSite } from '../serve/sites/stored-site.ts';

/** Whose code ran, as far as the store tells. */
export interface Whose {
  /** Null for what is no application of the site. */
  app: AppName | null;
  owner: string | null;
  /** Null when several releases fit, or none does. */
  release: string | null;
  /** Whether any release fits. */
  isFound: boolean;
}

const nobody: Whose = { app: null, owner: null, release: null, isFound: false };

/** Finds the releases that files are of. What it has found is kept until another site is live. */
export class Releases {
  #site: StoredSite | null = null;
  readonly #found = new LRUCache<string, Whose>({ max: 1_000 });

  /**
   * @param app what a browser says whose files they are
   * @param files their published names
   * @param claimed the release that they are of, if the browser knows; it counts only if that release has the files
   */
  async find(site: StoredSite, app: string | null, files: readonly string[], claimed?: string): Promise<Whose> {
    if (app === null || !Object.hasOwn(site.releases, app)) return nobody;
    if (site !== this.#site) this.#found.clear();
    this.#site = site;
    const key = JSON.stringify([app, claimed, ...files]);
    const known = this.#found.get(key);
    if (known) return known;
    const found = await whose(site, app, files, claimed);
    this.#found.set(key, found);
    return found;
  }
}

async function whose(site: StoredSite, app: AppName, files: readonly string[], claimed?: string): Promise<Whose> {
  const all = await site.releasesWith(app, files);
  const fitting = all === 'unreadable' ? [] : all.filter(({ release }) => claimed === undefined || release === claimed);
  const [first] = fitting;
  const isFound = first !== undefined && files.length > 0;
  const owner = isFound ? first.owner : await ownerOf(site, app, site.releases[app]);
  return { app, owner: owner ?? null, release: isFound && fitting.length === 1 ? first.release : null, isFound };
}

/** The team that owns an application, as the manifest of a release says; undefined if that says none or cannot be read. */
export async function ownerOf(
  site: StoredSite,
  app: AppName,
  release: string | undefined,
): Promise<string | undefined> {
  const all = await site.releasesWith(app, []);
  return all === 'unreadable' ? undefined : all.find((one) => one.release === release)?.owner;
}
