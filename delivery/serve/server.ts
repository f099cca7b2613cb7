import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { Server as NetServer } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import type { TlsOptions } from 'node:tls';
import { commonHeaders, type HstsScope, secureHeaders, setHeaders } from '@mint-row/kit/headers';
import { answer, type SiteSource } from './answer.ts';
import { Connections } from './connections.ts';
import { type Limits, limits } from './limits.ts';
import type { Previews } from './previews.ts';
import { sendProblem } from './send-reply.ts';

export interface ServeOptions {
  /** Serves over TLS with this key and certificate. */
  tls?: TlsOptions;
  /** Whether a proxy in front of this server sets `X-Forwarded-Proto`. Without a proxy, any client could set it. */
  trustProxy?: boolean;
  /** What HSTS covers, over TLS; `host` by default. */
  hsts?: HstsScope;
  /** The previews that it answers, too, each at a host of its own. */
  previews?: Previews;
  /** Limits that replace the defaults. */
  limits?: Partial<Limits>;
}

/** Serves a site over HTTP. */
export function serveSite(source: SiteSource, options: ServeOptions = {}): Server {
  const { tls, trustProxy = false, hsts = 'host', previews } = options;
  const limit = { ...limits, ...options.limits };
  const settings = {
    maxHeaderSize: limit.headers,
    headersTimeout: limit.headersTimeout,
    requestTimeout: limit.requestTimeout,
    keepAliveTimeout: limit.keepAlive,
    connectionsCheckingInterval: Math.min(1_000, limit.headersTimeout / 2),
    // We check the Host header ourselves, so that the answer has our headers.
    requireHostHeader: false,
  };
  const server: Server = tls ? createSecureServer({ ...settings, ...tls }) : createServer(settings);
  const connections = new Connections(limit);

  const begin = (request: IncomingMessage, response: ServerResponse): boolean => {
    // A body has no meaning here. It is left unread, so no further request can follow it.
    const last = hasBody(request) || request.httpVersionMajor !== 1;
    const ends = { last, closing: last || !server.listening };
    if (!connections.take(request.socket, response, ends)) return false;
    setHeaders(response, commonHeaders);
    if (isSecure(request, trustProxy)) setHeaders(response, secureHeaders(hsts));
    return true;
  };
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (!begin(request, response)) return;
    answer({ live: source, previews }, limit.target, request, response).catch((error: unknown) => {
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
      if (begin(request, response)) sendProblem(response, 417);
    })
    .on('connect', (_request, socket) => connections.refuseWith(405, socket))
    .on('clientError', (error, socket) => connections.refuse(error, socket));
}

/**
 * Stops a server. It accepts no more connections, and each open one closes with its next answer. Connections that stay
 * idle, and those still open at the deadline, are ended.
 * @param deadline in milliseconds from now
 * @param idle how long idle connections may still send a request, in milliseconds
 */
export async function closeServer(server: Server, deadline: number, idle: number = limits.farewell): Promise<void> {
  const timers = [
    setTimeout(() => server.closeIdleConnections(), idle),
    setTimeout(() => server.closeAllConnections(), deadline),
  ];
  // First accept waiting connections: they would be reset with the listening socket.
  await setImmediate();
  // `server.close` would end idle connections at once, even if requests are on their way.
  await new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  for (const timer of timers) clearTimeout(timer);
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isSecure({ socket, headers }: IncomingMessage, trustProxy: boolean): boolean {
  return 'encrypted' in socket || (trustProxy && headers['x-forwarded-proto'] === 'https');
}
