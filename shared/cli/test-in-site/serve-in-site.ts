import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stylesOf } from '../../build/index.ts';
import {
  type InsetData,
  type InsetName,
  type Insets,
  insetDataFile,
  moduleOf,
  registryPath,
  sharedLibraries,
} from '../../contract/index.ts';
import type { Host } from '../../contract/manifest.ts';
import { assetHeaders, commonHeaders, contentTypes, redirectTo, setHeaders } from '../../headers/index.ts';
import { ArtifactRemote, type BuiltRemote } from '../../site/from-artifacts.ts';
import { documentAround, placeOf, type RenderedPage, siteAround } from '../../site/from-live-site.ts';
import { shownInset } from '../../site/insets.ts';
import type { ShownPage } from '../../site/page.ts';
import { renderInset, renderPage } from '../../site/render-page.ts';
import type { Site } from '../../site/site.ts';
import { relay, type SiteClient } from '../../site/site-client.ts';

/** A live site on this machine, with a remote's artifact in place of its release. The site itself is only read. */
export class ServedInSite {
  #site: Site;
  readonly #client: SiteClient;
  readonly #host: Host;
  readonly #built: BuiltRemote;
  readonly #folder: string;
  readonly #libraries = provideLibraries();
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch((error: Error) => {
      response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${error.message}\n`);
    });
  });

  /**
   * @param built the remote's artifact
   * @param folder the remote's folder, with that artifact in `dist`
   * @param host what the live shell offers
   */
  constructor(client: SiteClient, host: Host, built: BuiltRemote, folder: string) {
    this.#client = client;
    this.#host = host;
    this.#built = built;
    this.#folder = folder;
    this.#site = this.#siteWith(built);
  }

  /** @returns its origin */
  async listen(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  /** Serves the artifact with a fault from now on. */
  serve(inject: (built: BuiltRemote) => BuiltRemote): void {
    this.#site = this.#siteWith(inject(this.#built));
  }

  /**
   * Renders a page of the artifact by itself.
   * @returns null when the live route table does not allow it
   */
  async render(path: string): Promise<RenderedPage | null> {
    const page = await this.#site.page(path);
    return page && this.#render(page);
  }

  /**
   * Renders an inset of the artifact by itself.
   * @param props what a page tells it
   * @throws whatever the inset throws
   */
  async renderInset(name: InsetName, props: Insets[InsetName]): Promise<string> {
    const artifact = new ArtifactRemote(this.#built, this.#host);
    const place = await placeOf(this.#client);
    const published = JSON.parse(String(await artifact.file(insetDataFile(name)))) as InsetData;
    return renderInset(await this.#component(name), shownInset(artifact.name, published, props, place), place);
  }

  #siteWith(built: BuiltRemote): Site {
    return siteAround(this.#client, this.#host, new ArtifactRemote(built, this.#host));
  }

  async #answer({ url: target = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    setHeaders(response, commonHeaders);
    const path = target.replace(/\?.*$/s, '');
    const content = await this.#site.file(path);
    if (content !== undefined) {
      const type = contentTypes.get(extname(path).slice(1)) ?? 'text/plain';
      setHeaders(response, { ...(path === registryPath ? {} : assetHeaders), 'Content-Type': type });
      response.statusCode = content === null ? 404 : 200;
      response.end(content);
      return;
    }
    const present = await this.#site.movedTo(path);
    if (present !== null) return redirectTo(response, present + target.slice(path.length));
    const live = await this.#client.ask(target);
    const around = { client: this.#client, site: this.#site, name: this.#built.manifest.app };
    const document = await documentAround(around, target, live, (page) => this.#render(page));
    if (!document) return relay(live, this.#client.origin, response);
    // A composed document contains these stylesheets.
    const links = document.styles.map((href) => `<link rel="stylesheet" href="${href}"/>`);
    const html = document.html.replace('</head>', () => `${links.join('')}</head>`);
    relay({ ...document, body: Buffer.from(html) }, this.#client.origin, response);
  }

  /** Renders a page with the server build of the artifact, as the composer does. */
  async #render({ props, head }: ShownPage): Promise<RenderedPage> {
    const { expose, code } = head.state;
    const Page = await this.#component(expose);
    const styles = stylesOf(this.#built.manifest, expose).map((file) => code.base + file);
    return { content: await renderPage(head, Page, props), styles };
  }

  /** The default export of a module of the artifact's server build. */
  async #component(expose: string) {
    await this.#libraries;
    return (await import(pathToFileURL(join(this.#folder, 'dist/server', `${expose}.mjs`)).href)).default;
  }
}

/** Fills the share scope. The composer imports the shell's server build, which does; a live site does not publish that. */
async function provideLibraries(): Promise<void> {
  const provided = sharedLibraries.map(async (library) => {
    const all = (await import(moduleOf(library))) as object;
    return [library, { any: { names: () => all } }];
  });
  Object.assign(globalThis, { __federation_shared__: { default: Object.fromEntries(await Promise.all(provided)) } });
}
