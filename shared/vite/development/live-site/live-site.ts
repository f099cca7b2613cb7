import type { ServerResponse } from 'node:http';
import {
  type Catalogue,
  catalogueFile,
  isPath,
  type Kind,
  mergeCatalogues,
  type Registry,
  registryPath,
} from '../../../contract/index.ts';
import { readRegistry } from '../../../contract/live-registry.ts';

/** A live site that cannot be shown: the message says what happened, where, and what to do. */
export class SiteError extends Error {
  override name = 'SiteError';
}

/**
 * The origin of a site, from what the developer typed.
 * @param text the value of `--site`
 * @throws SiteError when it is not the address of a site
 */
export function siteAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new SiteError(`--site ${text}: this is not an address. Give one such as ${exampleFor(text)}`);
  }
  if (url.username || url.password) {
    throw new SiteError(`--site: an address with a user name is not supported. Give ${url.origin}`);
  }
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new SiteError(`--site ${text}: give the address of the site, without a page: ${url.origin}`);
  }
  return url.origin;
}

/** What was probably meant. */
function exampleFor(text: string): string {
  return /^[\w.-]+(:\d+)?\/?$/.test(text) ? `http://${text.replace(/\/$/, '')}` : 'http://localhost:4173';
}

/** What the site answered. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

const requestTimeoutMs = 10_000;

/**
 * A site that is live at some address. Every request to it is made here, anew: nothing that a browser sends goes along,
 * neither cookies nor credentials, and no other origin is ever asked.
 */
export class LiveSite {
  readonly origin: string;
  #registry: Registry | null = null;
  #catalogues = new Map<string, Catalogue>();

  /** @param origin such as "https://mintrow.example" */
  constructor(origin: string) {
    this.origin = origin;
  }

  /**
   * Requests an address of the site.
   * @param target the path, and a query if there is one
   * @throws SiteError when it does not answer, or when the address would not be one of this site
   */
  async ask(target: string, method: 'GET' | 'HEAD' = 'GET'): Promise<Answer> {
    const address = target.startsWith('/') && URL.canParse(this.origin + target) ? new URL(this.origin + target) : null;
    if (address?.origin !== this.origin) throw new SiteError(`${target} is not an address of ${this.origin}.`);
    try {
      const signal = AbortSignal.timeout(requestTimeoutMs);
      const answer = await fetch(address, { method, redirect: 'manual', signal });
      return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
    } catch (error) {
      throw new SiteError(
        `${this.origin} does not answer (${reasonOf(error)}). Start the site there, for example with npm run serve, or correct --site.`,
      );
    }
  }

  /**
   * The site's registry, as it is now.
   * @throws SiteError when the site has none
   */
  async registry(): Promise<Registry> {
    const { status, headers, body } = await this.ask(registryPath);
    const moved = headers.get('location');
    if (moved) {
      throw new SiteError(`${this.origin} redirects to ${moved}. If the site is there, give that address as --site.`);
    }
    const registry = status === 200 ? readRegistry(body.toString()) : null;
    if (!registry) {
      throw new SiteError(
        `${this.origin} is not an edition of this site: ${registryPath} answered ${status}${status === 200 ? ', but not with a registry' : ''}. Give the address of one that is served or live, such as http://localhost:4173`,
      );
    }
    this.#registry = registry;
    return registry;
  }

  /** The registry as it was when it was last requested. */
  async lastRegistry(): Promise<Registry> {
    return this.#registry ?? this.registry();
  }

  /** The document of any page that is live; null if the site has none at an address that its registry names. */
  async anyPage(): Promise<Answer | null> {
    const { remotes } = await this.lastRegistry();
    const exposed = Object.values(remotes).flatMap(({ exposes }) => Object.values(exposes));
    const path = exposed.flatMap(({ pages }) => pages).find(isPath);
    return path === undefined ? null : this.ask(path);
  }

  /**
   * The entries of all remotes, of the kinds that a page shows: of one remote, its own instead of its live release's.
   * @param kinds those that the page shows
   * @param own the remote's name, and its entries
   * @throws SiteError when a list is missing
   */
  async catalogueWith(
    kinds: readonly Kind[],
    { name, own }: { name: string; own: () => Promise<Catalogue> },
  ): Promise<Catalogue> {
    if (kinds.length === 0) return {};
    const { remotes } = await this.lastRegistry();
    // In the order of their names, as the composer has them.
    const names = [...new Set([...Object.keys(remotes), name])].sort();
    const all = names.map(async (each) => {
      if (each === name) return own();
      const { base = '', offers = [] } = remotes[each] ?? {};
      const lists = kinds.filter((kind) => offers.includes(kind)).map((kind) => this.#entries(base, kind));
      return Object.assign({}, ...(await Promise.all(lists))) as Catalogue;
    });
    return mergeCatalogues(kinds, await Promise.all(all));
  }

  async #entries(base: string, kind: Kind): Promise<Catalogue> {
    const address = base + catalogueFile(kind);
    const known = this.#catalogues.get(address);
    if (known) return known;
    const { status, body } = await this.ask(address);
    if (status !== 200) throw new SiteError(`${this.origin}${address} answered ${status}.`);
    const list: Catalogue = { [kind]: JSON.parse(body.toString()) };
    // A release never changes.
    this.#catalogues.set(address, list);
    return list;
  }
}

/** Why a request failed, in the words of whoever knows best: fetch itself says only "fetch failed". */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${requestTimeoutMs / 1000} s`;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}

/** The headers of the site that answers keep. The others are sent by whoever relays, or must not be sent. */
const keptHeaders = ['content-type', 'cache-control', 'content-security-policy'];

/**
 * Answers what the live site has answered.
 * @throws SiteError when that leads to another site
 */
export function relay({ status, headers, body }: Answer, origin: string, response: ServerResponse): void {
  response.statusCode = status;
  for (const name of keptHeaders) {
    const value = headers.get(name);
    if (value !== null) response.setHeader(name, value);
  }
  const location = headers.get('location');
  if (location !== null) {
    const target = new URL(location, origin);
    if (target.origin !== origin) throw new SiteError(`${origin} redirects to ${target.origin}. Give that as --site.`);
    response.setHeader('location', target.pathname + target.search);
  }
  response.end(body);
}
