import type { ServerResponse } from 'node:http';
import { isPath, type Registry, registryPath } from '../contract/index.ts';
import { readRegistry } from '../contract/live-registry.ts';

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
    throw new SiteError(
      `--site: an address with a user name is not supported. Give ${url.origin}, and set ${credentialsVariable}.`,
    );
  }
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new SiteError(
      `--site ${text}: give the address of the site, without a page: ${url.origin}. A site in a folder of its origin cannot be joined; take one at the root, such as staging.`,
    );
  }
  return url.origin;
}

/** The variable of the environment with the credentials of a site that is behind a password. */
const credentialsVariable = 'MINT_ROW_SITE_CREDENTIALS';

/**
 * The headers of a request to a site behind a password, from the environment: `user:password`, or a token as in
 * `Bearer abc`. They are for requests that our own programs make; a browser never gets them.
 * @returns the header `Authorization`; none without credentials
 * @throws SiteError when the variable is neither; the message does not repeat it
 */
export function credentialHeaders(): { Authorization?: string } {
  const given = process.env[credentialsVariable]?.trim();
  if (!given) return {};
  if (/^Bearer [\w.~+/=-]+$/.test(given)) return { Authorization: given };
  if (/^[^:\s]+:/.test(given)) return { Authorization: `Basic ${Buffer.from(given).toString('base64')}` };
  throw new SiteError(`${credentialsVariable} is neither "user:password" nor "Bearer" and a token. Correct it.`);
}

/**
 * Finds out whether a site is behind a password that the environment does not have.
 * @param status with which it answered
 * @throws SiteError that says what to set
 */
export function checkAuthorized(origin: string, status: number): void {
  if (status !== 401 && status !== 403) return;
  const what = credentialHeaders().Authorization ? 'refuses the credentials' : 'asks for credentials';
  throw new SiteError(
    `${origin} ${what} (${status}). Set ${credentialsVariable} to "user:password", or to "Bearer" and a token.`,
  );
}

/** The address that was probably meant. */
function exampleFor(text: string): string {
  return /^[\w.-]+(:\d+)?\/?$/.test(text) ? `http://${text.replace(/\/$/, '')}` : 'http://localhost:4173';
}

/** A response of the site. */
export interface SiteResponse {
  status: number;
  headers: Headers;
  body: Buffer;
}

const requestTimeoutMs = 10_000;

/**
 * Reads a site that is live at some address. Every request to it is made here, anew: nothing that a browser sends goes
 * along, neither cookies nor credentials, and no other origin is ever asked. A site behind a password gets the credentials
 * of the environment.
 */
export class SiteClient {
  readonly origin: string;
  #registry: Registry | null = null;
  readonly #published = new Map<string, unknown>();
  readonly #credentials = credentialHeaders();

  /** @param origin such as "https://mintrow.example" */
  constructor(origin: string) {
    this.origin = origin;
  }

  /**
   * Requests an address of the site.
   * @param target the path, and a query if there is one
   * @throws SiteError when it does not answer, or when the address would not be one of this site
   */
  async ask(target: string, method: 'GET' | 'HEAD' = 'GET'): Promise<SiteResponse> {
    const address = target.startsWith('/') && URL.canParse(this.origin + target) ? new URL(this.origin + target) : null;
    if (address?.origin !== this.origin) throw new SiteError(`${target} is not an address of ${this.origin}.`);
    try {
      const signal = AbortSignal.timeout(requestTimeoutMs);
      const response = await fetch(address, { method, headers: this.#credentials, redirect: 'manual', signal });
      return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
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
    checkAuthorized(this.origin, status);
    const registry = status === 200 ? readRegistry(body.toString()) : null;
    if (!registry) {
      throw new SiteError(
        `${this.origin} is not an edition of this site: ${registryPath} answered ${status}${status === 200 ? ', but not with a registry' : ''}. Give the address of one that is served or live, such as http://localhost:4173, at the root of its origin.`,
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
  async anyPage(): Promise<SiteResponse | null> {
    const { remotes } = await this.lastRegistry();
    const exposed = Object.values(remotes).flatMap(({ exposes }) => Object.values(exposes));
    const path = exposed.flatMap(({ pages }) => pages).find(isPath);
    return path === undefined ? null : this.ask(path);
  }

  /**
   * A JSON file of a release, which is read once: a release never changes.
   * @param path the file's on the site
   * @throws SiteError when it is missing
   */
  async published(path: string): Promise<unknown> {
    if (!this.#published.has(path)) {
      const { status, body } = await this.ask(path);
      if (status !== 200) throw new SiteError(`${this.origin}${path} answered ${status}.`);
      this.#published.set(path, JSON.parse(body.toString()));
    }
    return this.#published.get(path);
  }
}

/** Why a request failed; fetch itself says only "fetch failed", and its cause says why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${requestTimeoutMs / 1000} s`;
  const { cause } = error;
  if (!(cause instanceof Error)) return error.message;
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.message;
}

/** The headers of the site that relayed responses keep. The others are set by the local server, or must not be sent. */
const keptHeaders = ['content-type', 'cache-control', 'content-security-policy'];

/**
 * Passes a response of the live site on.
 * @param response the local server's
 * @throws SiteError when it leads to another site
 */
export function relay({ status, headers, body }: SiteResponse, origin: string, response: ServerResponse): void {
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
