import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { AppName } from '@mint-row/kit/contract';
import type { Watch } from '../serve/http/server.ts';
import { readAddress } from '../serve/rules/address.ts';
import { appOfRelease } from '../serve/rules/listed-site.ts';
import type { Reply } from '../serve/rules/reply.ts';
import type { StoredSite } from '../serve/sites/stored-site.ts';

/** The kinds of addresses, as far as they matter to operators. */
type Route =
  | 'page'
  /** A file of a release. */
  | 'file'
  /** Any other file of the site, such as the registry. */
  | 'site'
  | 'redirect'
  | 'reports'
  /** An address of the server itself, such as /health.json, or of a preview. */
  | 'server'
  /** Nothing is there, or the request is none for the site. */
  | 'none';

/** An answered request. Nothing tells who sent it. */
export interface AnsweredRequest {
  /** Names it in the log. */
  id: string;
  /** The trace that it belongs to, and its own span in it: https://www.w3.org/TR/trace-context/ */
  traceparent: string;
  method: string;
  route: Route;
  /** The application whose page or file it is. */
  app: AppName | null;
  /** The path within the site, if the site has it. */
  path: string | null;
  status: number;
  /** Of the body. */
  bytes: number;
  /** From the request's headers to the answer's. */
  seconds: number;
}

interface Sources {
  current(): Promise<StoredSite>;
  /** Whether a host is that of a preview. */
  isPreview(host: string): boolean;
}

/**
 * Makes what a server calls with each request.
 * @param trustProxy whether a proxy in front sets `X-Request-Id`
 * @param names whether answers tell the request's name
 */
export function watchRequests(
  { current, isPreview }: Sources,
  { trustProxy, names }: { trustProxy: boolean; names: boolean },
  onAnswered: (request: AnsweredRequest) => void,
): Watch {
  return (request, response) => {
    const began = performance.now();
    const id = idOf(request, trustProxy);
    if (names) response.setHeader('X-Request-Id', id);
    return (reply) => {
      const seconds = (performance.now() - began) / 1000;
      const { method = '', headers } = request;
      const bytes = method === 'HEAD' ? 0 : (reply.body?.length ?? 0);
      const describe = (site: StoredSite) => {
        const described = isPreview(headers.host ?? '') ? own : kindOf(site, request, reply);
        const { status } = reply;
        onAnswered({
          id,
          traceparent: traceOf(request),
          method: methodOf(method),
          ...described,
          status,
          bytes,
          seconds,
        });
      };
      current().then(describe, (error: unknown) => console.error('A request could not be recorded:', error));
    };
  };
}

type Described = Pick<AnsweredRequest, 'route' | 'app' | 'path'>;

const own: Described = { route: 'server', app: null, path: null };
const nothing: Described = { route: 'none', app: null, path: null };

function kindOf(site: StoredSite, { url = '', method }: IncomingMessage, { status }: Reply): Described {
  const address = readAddress(url, site);
  if (address.kind === 'redirect') return { route: 'redirect', app: null, path: null };
  if (address.kind !== 'path') return url === '/health.json' ? own : nothing;
  const { path } = address;
  if (method === 'POST') return path === site.place.reports ? { route: 'reports', app: null, path } : nothing;
  if (path === '/health.json') return own;
  if (status === 404 || status === 405 || status === 400) return nothing;
  const app = site.appOf(path);
  if (app !== undefined) return { route: 'page', app, path };
  const released = appOfRelease(path);
  return released === null ? { route: 'site', app: null, path } : { route: 'file', app: released, path };
}

/** Other methods are answered with 405; their names could be anything. */
function methodOf(method: string): string {
  return ['GET', 'HEAD', 'POST', 'OPTIONS'].includes(method) ? method : 'other';
}

function idOf({ headers }: IncomingMessage, trustProxy: boolean): string {
  const { 'x-request-id': given } = headers;
  return trustProxy && typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}

/** The trace goes on with a span of our own, or begins here. */
function traceOf({ headers }: IncomingMessage): string {
  const [, trace = randomBytes(16).toString('hex'), , flags = '00'] =
    /^00-((?!0{32})[0-9a-f]{32})-((?!0{16})[0-9a-f]{16})-([0-9a-f]{2})$/.exec(String(headers.traceparent)) ?? [];
  return `00-${trace}-${randomBytes(8).toString('hex')}-${flags}`;
}
