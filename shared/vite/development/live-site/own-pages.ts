import type { ViteDevServer } from 'vite';
import type { RemoteDeclaration } from '../../../contract/declaration.ts';
import {
  type Catalogue,
  type PageProps,
  type PageSource,
  type RegisteredRemote,
  type Registry,
  shownPage,
} from '../../../contract/index.ts';
import type { Host } from '../../../contract/manifest.ts';
import type { CurrentContent } from '../../../development/messages.ts';
import { kitModule } from '../../kit.ts';
import { catalogueOf, currentContent, publishedPage } from '../../published.ts';
import { addressOf, pageSource } from '../../repository.ts';
import { readSource } from '../content-updates.ts';
import { stylesOf } from '../document-styles.ts';
import { explainFailure } from '../explain-failure.ts';
import { replacePage } from './document.ts';
import { allowedPages } from './fits.ts';
import type { LiveSite } from './live-site.ts';
import { OwnReleases } from './own-releases.ts';

interface StandaloneRender {
  renderPage: (path: string, Page: object, props: PageProps) => Promise<string>;
}

/** The pages of a remote from its sources, in the documents and the registry of a live site. */
export class OwnPages {
  readonly releases: OwnReleases;
  readonly #server: ViteDevServer;
  readonly #declared: RemoteDeclaration;
  readonly #site: LiveSite;
  readonly #host: Host;
  #listed = '';

  /** @param host what the live shell offers */
  constructor(server: ViteDevServer, declared: RemoteDeclaration, site: LiveSite, host: Host) {
    this.#server = server;
    this.#declared = declared;
    this.#site = site;
    this.#host = host;
    this.releases = new OwnReleases(declared, host);
  }

  /** The pages that the sources have and the live route table allows. */
  async list(): Promise<PageSource[]> {
    const { pages } = await readSource(this.#server, this.#declared.name);
    return allowedPages(this.#declared.name, pages, this.#host.routes);
  }

  /** Reloads open pages if the sources have other pages than before: what a tab knows of a remote stays as it is. */
  async reloadIfOthers(): Promise<void> {
    const now = JSON.stringify((await this.list()).map(({ path, expose }) => [path, expose]));
    if (this.#listed !== '' && this.#listed !== now) this.#server.environments.client.hot.send({ type: 'full-reload' });
    this.#listed = now;
  }

  /** The live registry, in which this remote's release is its sources. */
  async registry(): Promise<Registry> {
    const [live, own] = await Promise.all([this.#site.registry(), this.#register()]);
    return { ...live, remotes: { ...live.remotes, [this.#declared.name]: own } };
  }

  /** What the page at a path shows now; null if the sources have no such page. */
  async content(path: string): Promise<CurrentContent | null> {
    const page = (await this.list()).find((candidate) => candidate.path === path);
    if (!page) return null;
    return currentContent(publishedPage(this.#declared.name, page), await this.#catalogueFor(page));
  }

  /**
   * A live document with this remote's page at the same path.
   * @returns the document and the addresses of the page's stylesheets
   * @throws whatever the page throws, with the remote's name
   */
  async document(page: PageSource, live: string): Promise<{ html: string; styles: string[] }> {
    const { name } = this.#declared;
    const { path, expose, title, description } = page;
    const [registered, catalogue] = await Promise.all([this.#register(), this.#catalogueFor(page)]);
    const { props, state } = shownPage(publishedPage(name, page), registered, catalogue);
    const module = pageSource(name, expose);
    try {
      const { renderPage } = (await this.#server.ssrLoadModule(
        addressOf(kitModule('standalone/render-page')),
      )) as unknown as StandaloneRender;
      const { default: Page } = await this.#server.ssrLoadModule(module);
      const content = await renderPage(path, Page, props);
      return {
        html: replacePage(live, { title, description, state, content }),
        styles: stylesOf(this.#server, module),
      };
    } catch (error) {
      await explainFailure(this.#server, error, { remote: name, expose, path });
      throw error;
    }
  }

  async #register(): Promise<RegisteredRemote> {
    const source = await readSource(this.#server, this.#declared.name);
    return this.releases.register(source, allowedPages(this.#declared.name, source.pages, this.#host.routes));
  }

  #catalogueFor({ shows = [] }: PageSource): Promise<Catalogue> {
    const { name } = this.#declared;
    const own = async () => catalogueOf(await readSource(this.#server, name), this.#declared);
    return this.#site.catalogueWith(shows, { name, own });
  }
}
