import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { TlsOptions } from 'node:tls';
import { readAddress } from './address.ts';
import { commonHeaders, type Headers, redirectHeaders, secureHeaders } from './headers.ts';
import { type Limits, limits } from './limits.ts';
import { sendProblem } from './problems.ts';
import { Refusal } from './refusal.ts';
import { sendResource } from './send-resource.ts';
import type { Site } from './site.ts';

export interface ServeOptions {
  /** Serves over TLS with this key and certificate. */
  tls?: TlsOptions;
  /** Whether a proxy in front of this server sets `X-Forwarded-Proto`. Without one, anybody could. */
  trustProxy?: boolean;
  /** Other limits than the usual ones. */
  limits?: Partial<Limits>;
}

/**
 * Serves a site over HTTP.
 * @param site gives the site to answer a request from; a request keeps the one it began with
 */
export function serveSite(site: () => Site, options: ServeOptions = {}): Server {
  const { tls, trustProxy = false } = options;
  const limit = { ...limits, ...options.limits };
  const settings = {
    maxHeaderSize: limit.headers,
    headersTimeout: limit.headersTimeout,
    requestTimeout: limit.requestTimeout,
    keepAliveTimeout: limit.keepAlive,
    connectionsCheckingInterval: Math.min(1_000, limit.headersTimeout / 2),
    // Checked by us, so that the answer has our headers.
    requireHostHeader: false,
  };
  const server: Server = tls ? createSecureServer({ ...settings, ...tls }) : createServer(settings);
  const refusal = new Refusal(limit.linger);

  const begin = (request: IncomingMessage, response: ServerResponse) => {
    refusal.track(request.socket, response);
    setHeaders(response, commonHeaders);
    if (isSecure(request, trustProxy)) setHeaders(response, secureHeaders);
    // A body is of no use here. It is left unread, so nothing can follow it.
    if (!server.listening || hasBody(request)) response.setHeader('Connection', 'close');
    response.once('close', () => !server.listening && server.closeIdleConnections());
  };
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    begin(request, response);
    answer(site, limit.target, request, response).catch((error: unknown) => {
      console.error(`${request.method} ${JSON.stringify(request.url)}:`, error);
      if (!response.headersSent) sendProblem(response, 500);
      else response.destroy();
    });
  };

  server.setTimeout(limit.unread);
  return server
    .on('request', handle)
    .on('checkContinue', handle)
    .on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
      begin(request, response);
      sendProblem(response, 417);
    })
    .on('connect', (_request, socket) => refusal.refuseWith(405, socket))
    .on('clientError', (error, socket) => refusal.refuse(error, socket));
}

/**
 * Stops a server: it takes no more connections, answers what it has begun, and ends what is left at the deadline.
 * @param deadline in milliseconds
 */
export async function closeServer(server: Server, deadline: number): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), deadline);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(timer);
}

async function answer(
  currentSite: () => Site,
  longestTarget: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const target = request.url ?? '';
  if (request.method !== 'GET' && request.method !== 'HEAD') return sendProblem(response, 405);
  if (target.length > longestTarget) return sendProblem(response, 414);
  if (!hasOneHost(request)) return sendProblem(response, 400);
  const site = currentSite();
  const address = readAddress(target, (path) => site.hasDocument(path));
  if (address.kind === 'malformed') return sendProblem(response, 400);
  if (address.kind === 'redirect') {
    setHeaders(response, redirectHeaders);
    response.writeHead(308, { Location: address.location, 'Content-Length': 0 }).end();
    return;
  }
  sendResource(await site.resource(address.path), request, response);
}

/** HTTP/1.1 asks for exactly one; two could be read differently by a proxy and by us. */
function hasOneHost({ httpVersion, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isSecure({ socket, headers }: IncomingMessage, trustProxy: boolean): boolean {
  return 'encrypted' in socket || (trustProxy && headers['x-forwarded-proto'] === 'https');
}

function setHeaders(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}
