import {
  type FranchiseRemote,
  franchiseRemotes,
  type PageDocument,
  type PageProps,
  type PageState,
  paths,
  type RegisteredRemote,
  type RemoteName,
  type Rosters,
} from '@mint-row/shared/contract';
import { type Notice, notice } from '@mint-row/shared/host';
import type { ComponentType } from 'react';
import { characterExpose, characterPages, type ExposedModule, routeTable } from '../route-table.ts';
import { preload, register } from './federation.ts';
import type { Page, Pages } from './page.ts';
import type { RemoteRegistry } from './registry.ts';

/** A path of the site, resolved to the remote page that serves it. */
interface Target {
  remote: RemoteName;
  expose: string;
  load: () => Promise<ExposedModule>;
}

const resting: Notice = {
  title: 'Some features of this page are resting',
  text: 'You can read on, and every link works.',
  action: { label: 'Try again', run: () => window.location.reload() },
};

/** Takes a path to a page that is ready to be shown. Each page is loaded once in a tab. */
export class PageLoader implements Pages {
  #registry: RemoteRegistry;
  #shown = new Map<string, Promise<Page>>();
  #fetched = new Map<string, Promise<Page>>();

  constructor(registry: RemoteRegistry) {
    this.#registry = registry;
  }

  /**
   * The page that the HTML already shows: everything but its code is in the document. If the code does not come,
   * the promise stays pending: the static page goes on being read, and its links work without it.
   */
  adopt(path: string, state: PageState, head: Pick<PageDocument, 'title' | 'description'>): void {
    if (state.kind === 'not-found') {
      this.#shown.set(path, Promise.resolve(state));
      return;
    }
    const { remote, expose, registered, data, rosters } = state;
    this.#registry.pin(remote, registered);
    const page = async (): Promise<Page> => {
      const Component = await loadExposed(registered, targetOf(path, remote) ?? characterTarget(remote), expose);
      const props = { data, rosters, base: registered.base };
      return { kind: 'page', path, remote, Component, props, ...head };
    };
    this.#shown.set(
      path,
      page().catch((error: unknown) => {
        console.error(`The page’s own code did not load; the static page stays.`, error);
        void notice(resting);
        return new Promise<never>(() => {});
      }),
    );
  }

  /** The page to show at the address where the browser now is. If it does not load, the browser loads the address. */
  at(path: string): Promise<Page> {
    const adopted = this.#shown.get(path);
    if (adopted) return adopted;
    const page = this.#fetch(path).catch((error: unknown) => {
      console.error(`${path} did not load into this page; loading it as a document.`, error);
      window.location.reload();
      return new Promise<never>(() => {});
    });
    this.#shown.set(path, page);
    return page;
  }

  /** Starts to load a page that the visitor may want next. A failure shows when they do go there. */
  prefetch(path: string): void {
    if (!this.#shown.has(path)) this.#fetch(path).catch(() => {});
  }

  #fetch(path: string): Promise<Page> {
    const known = this.#fetched.get(path);
    if (known) return known;
    const page = this.#load(path);
    this.#fetched.set(path, page);
    page.catch(() => this.#fetched.delete(path));
    return page;
  }

  async #load(path: string): Promise<Page> {
    const target = targetOf(path) ?? (await this.#findCharacter(path));
    if (!target) return { kind: 'not-found' };
    const { remote, expose } = target;
    const registered = await this.#registry.find(remote);
    const [Component, document] = await Promise.all([
      loadExposed(registered, target, expose),
      this.#registry.document(remote, path),
    ]);
    const rosters = document.needsRosters ? await this.#rosters() : {};
    const { title, description, data } = document;
    return {
      kind: 'page',
      path,
      remote,
      Component,
      title,
      description,
      props: { data, rosters, base: registered.base },
    };
  }

  /** Which franchise lists the character of a path like `/characters/iron-man`. */
  async #findCharacter(path: string): Promise<Target | null> {
    const slug = path.slice(paths.character('').length);
    if (!path.startsWith(paths.character('')) || !slug || slug.includes('/')) return null;
    const rosters = Object.entries(await this.#rosters()) as [FranchiseRemote, readonly { slug: string }[]][];
    const owner = rosters.find(([, roster]) => roster.some((entry) => entry.slug === slug));
    return owner ? characterTarget(owner[0]) : null;
  }

  async #rosters(): Promise<Rosters> {
    const entries = await Promise.all(
      franchiseRemotes.map(async (remote) => [remote, await this.#registry.roster(remote)] as const),
    );
    return Object.fromEntries(entries);
  }
}

function targetOf(path: string, remote?: RemoteName): Target | undefined {
  return routeTable.find((route) => route.path === path && (!remote || route.remote === remote));
}

function characterTarget(remote: RemoteName): Target {
  if (remote === 'editorial') throw new Error('The editorial remote has no characters.');
  return { remote, expose: characterExpose, load: characterPages[remote] };
}

async function loadExposed(
  registered: RegisteredRemote,
  target: Target,
  expose: string,
): Promise<ComponentType<PageProps>> {
  register(target.remote, registered);
  const [module] = await Promise.all([target.load(), preload(registered, expose)]);
  // The federation plugin gives no types across applications; the contract check of a release vouches for this one.
  return module.default as ComponentType<PageProps>;
}
