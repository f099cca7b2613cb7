import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { registerRemote, stylesOf } from '../../build/index.ts';
import {
  liveRelease,
  type PageData,
  pageDataFile,
  registryPath,
  releaseBase,
  type ShownPage,
  shownPage,
} from '../../contract/index.ts';
import type { Host, ManifestPage } from '../../contract/manifest.ts';
import { assetHeaders, commonHeaders, contentTypes, type Headers, setHeaders } from '../../headers/index.ts';
import { documentAround, isDocument, replacePage } from '../../vite/development/live-site/document.ts';
import { type LiveSite, relay } from '../../vite/development/live-site/live-site.ts';
import type { BuiltRemote } from '../built-remote.ts';
import type { RenderBuilt } from './render.ts';

/** A live site on the local machine, in which a remote's release is its built artifact. The site itself is only read. */
export class ArtifactInSite {
  /** The release that is served now. */
  built: BuiltRemote;
  readonly #site: LiveSite;
  readonly #host: Host;
  readonly #render: RenderBuilt;
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch((error: Error) => {
      response.writeHead(502, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${error.message}\n`);
    });
  });

  /** @param host what the live shell offers */
  constructor(built: BuiltRemote, site: LiveSite, host: Host, render: RenderBuilt) {
    this.built = built;
    this.#site = site;
    this.#host = host;
    this.#render = render;
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

  async #answer({ url: target = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { manifest, release, read } = this.built;
    const path = target.replace(/\?.*$/s, '');
    const base = [releaseBase(manifest.app, release), releaseBase(manifest.app, liveRelease)].find((one) =>
      path.startsWith(one),
    );
    setHeaders(response, commonHeaders);
    if (path === registryPath) return send(response, 'registry.json', {}, JSON.stringify(await this.#registry()));
    if (base) {
      const file = path.slice(base.length);
      return send(response, file, assetHeaders, await read(file));
    }
    const live = await this.#site.ask(target);
    if (!isDocument(live)) return relay(live, this.#site.origin, response);
    const page = manifest.pages.find((each) => each.path === path);
    const own = { name: manifest.app, hasPage: page !== undefined };
    const around = await documentAround(this.#site, path, live, own);
    const html = around.body.toString();
    const body = page ? Buffer.from(await this.#document(page, html)) : around.body;
    relay({ ...around, body }, this.#site.origin, response);
  }

  async #registry() {
    const live = await this.#site.registry();
    const { app } = this.built.manifest;
    return { ...live, remotes: { ...live.remotes, [app]: registerRemote(this.#host, this.built) } };
  }

  /** A live document with a page of the artifact, and links to the stylesheets that a composed one contains. */
  async #document(page: ManifestPage, live: string): Promise<string> {
    const { state, content } = await this.render(page);
    const links = stylesOf(this.built.manifest, page.expose).map(
      (file) => `<link rel="stylesheet" href="${state.registered.base}${file}"/>`,
    );
    return replacePage(live, { ...page, state, content }).replace('</head>', `${links.join('')}</head>`);
  }

  /** Renders a page of the artifact by itself. */
  async render(page: ManifestPage): Promise<{ state: ShownPage['state']; content: string }> {
    const { manifest, read } = this.built;
    const { path, expose } = page;
    const pageData = JSON.parse(String(await read(pageDataFile(path)))) as PageData;
    const own = { name: manifest.app, own: async () => manifest.catalogue };
    const catalogue = await this.#site.catalogueWith(pageData.shows, own);
    const registered = registerRemote(this.#host, this.built, expose);
    const { props, state } = shownPage({ ...pageData, path, remote: manifest.app, expose }, registered, catalogue);
    return { state, content: await this.#render(expose, path, props) };
  }
}

function send(response: ServerResponse, file: string, headers: Headers, content: Buffer | string | null): void {
  setHeaders(response, { ...headers, 'Content-Type': contentTypes.get(extname(file).slice(1)) ?? 'text/plain' });
  response.statusCode = content === null ? 404 : 200;
  response.end(content);
}
