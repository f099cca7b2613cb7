import {
  type AddressedPage,
  type Catalogue,
  findRoute,
  type Kind,
  mergeCatalogues,
  movedPages,
  type Place,
  type RegisteredRemote,
  type Registry,
  type RemoteCode,
  type RemoteName,
  type Route,
  registryPath,
  searchIndexPath,
} from '../contract/index.ts';
import { searchedKinds, searchIndex } from '../search/entries.ts';
import { type PublishedPage, type ShownPage, shownPage } from './page.ts';

/** A remote of a site, wherever it comes from. */
export interface SiteRemote {
  readonly name: RemoteName;
  /** The remote as browsers need to know it. */
  registered(): Promise<RegisteredRemote>;
  /** Its entries as its release has them: those of these kinds, and maybe others. */
  catalogue(kinds: readonly Kind[]): Promise<Catalogue>;
}

/** A page, as lists of pages and the search have it. */
type ListedPage = AddressedPage & Pick<PublishedPage, 'expose' | 'title' | 'description'>;

/** A remote on this machine, in its sources or its artifact, whose pages and files can be read. */
export interface LocalRemote extends SiteRemote {
  pages(): Promise<readonly ListedPage[]>;
  /** @returns null when it has no page at that path */
  page(path: string): Promise<PublishedPage | null>;
  /** The code of an exposed module, which a document runs at once. */
  code(expose: string): Promise<RemoteCode>;
  /**
   * The content of a file that it publishes.
   * @param file its published name; for JSON files, the plain name will do
   * @returns null when it lacks the file, undefined when something else has to answer
   */
  file(file: string): Promise<Buffer | string | null | undefined>;
}

/** A site that can be asked, whether its remotes are sources, artifacts or live somewhere else. */
export interface Site {
  /** Its remotes of now, sorted by name. */
  remotes(): Promise<readonly SiteRemote[]>;
  /**
   * The page that a remote on this machine has at a path, ready to be rendered.
   * @returns null when none has one there that the route table allows
   * @throws whatever is wrong with a remote that may have it, if no other has
   */
  page(path: string): Promise<ShownPage | null>;
  /**
   * Where the page of a remote on this machine is that had an address before.
   * @returns its present path; null when none had that one
   */
  movedTo(path: string): Promise<string | null>;
  /** The entries of all remotes, of these kinds, as pages get them. */
  catalogue(kinds: readonly Kind[]): Promise<Catalogue>;
  registry(): Promise<Registry>;
  /** The search index, as text. */
  searchIndex(): Promise<string>;
  /**
   * The content of a file of the site: the registry, the search index, or a file of a remote on this machine.
   * @returns null when it is missing, undefined when the path is none of these
   */
  file(path: string): Promise<Buffer | string | null | undefined>;
}

interface SiteParts {
  /** The remotes of now, sorted by name. */
  remotes: Site['remotes'];
  /** The rows that say where remotes may have pages; without them, a remote may have any page. */
  routes?: () => Promise<readonly Route[]>;
  /** The rest of the registry, besides its remotes. */
  edition: () => Promise<Omit<Registry, 'remotes'>>;
  /** Where it is shown. */
  place: () => Promise<Place>;
  /** The search index, where it is not made of the remotes. */
  searchIndex?: () => Promise<string>;
}

/** A site that is put together from its remotes. */
export class AssembledSite implements Site {
  readonly remotes: Site['remotes'];
  readonly #parts: SiteParts;

  constructor(parts: SiteParts) {
    this.remotes = parts.remotes;
    this.#parts = parts;
  }

  async page(path: string): Promise<ShownPage | null> {
    const failures: unknown[] = [];
    for (const remote of await this.#localRemotesAt(path)) {
      const page = await remote.page(path).catch((error: unknown) => void failures.push(error));
      if (!page) continue;
      const [code, catalogue] = await Promise.all([remote.code(page.expose), this.catalogue(page.shows)]);
      return shownPage(page, code, catalogue, await this.#parts.place());
    }
    if (failures.length > 0) throw failures[0];
    return null;
  }

  async movedTo(path: string): Promise<string | null> {
    for (const remote of await this.#localRemotesAt(path)) {
      const moved = movedPages(await remote.pages());
      if (Object.hasOwn(moved, path)) return moved[path] ?? null;
    }
    return null;
  }

  async catalogue(kinds: readonly Kind[]): Promise<Catalogue> {
    if (kinds.length === 0) return {};
    const remotes = await this.remotes();
    const entries = remotes.map(async (remote) => {
      const [{ base }, catalogue] = await Promise.all([remote.registered(), remote.catalogue(kinds)]);
      return { base, catalogue };
    });
    return mergeCatalogues(kinds, await Promise.all(entries));
  }

  async registry(): Promise<Registry> {
    // First, because it may bring news of the remotes.
    const edition = await this.#parts.edition();
    const remotes = await this.remotes();
    const registered = remotes.map(async (remote) => [remote.name, await remote.registered()] as const);
    const pages = await Promise.all(remotes.filter(isLocal).map((remote) => remote.pages()));
    const moved = { ...edition.moved, ...movedPages(pages.flat()) };
    return {
      ...edition,
      ...(Object.keys(moved).length > 0 && { moved }),
      remotes: Object.fromEntries(await Promise.all(registered)),
    };
  }

  async searchIndex(): Promise<string> {
    if (this.#parts.searchIndex) return this.#parts.searchIndex();
    const local = (await this.remotes()).filter(isLocal);
    const pages = await Promise.all(local.map((remote) => remote.pages()));
    return JSON.stringify(searchIndex(await this.catalogue(searchedKinds), pages.flat()));
  }

  async file(path: string): Promise<Buffer | string | null | undefined> {
    if (path === registryPath) return JSON.stringify(await this.registry());
    if (path === searchIndexPath) return this.searchIndex();
    const [, name, file = ''] = /^\/remotes\/([^/]+)\/(.+)$/.exec(path) ?? [];
    if (name === undefined) return undefined;
    const remote = (await this.remotes()).find((each) => each.name === name);
    return remote && isLocal(remote) ? remote.file(file) : undefined;
  }

  /** The remotes on this machine that may have a page at a path, in the order of the route table. */
  async #localRemotesAt(path: string): Promise<LocalRemote[]> {
    const local = (await this.remotes()).filter(isLocal);
    if (!this.#parts.routes) return local;
    const names = findRoute(await this.#parts.routes(), path)?.remotes ?? [];
    return names.flatMap((name) => local.filter((remote) => remote.name === name));
  }
}

function isLocal(remote: SiteRemote): remote is LocalRemote {
  return 'page' in remote;
}
