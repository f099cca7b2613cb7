import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { TlsOptions } from 'node:tls';
import { commonHeaders, type HstsScope, secureHeaders } from '@mint-row/kit/headers';
import { type ClientLimits, clientLimits } from '../rules/limits.ts';
import { type Problem, problemReply } from '../rules/reply.ts';
import type { Previews } from '../sites/previews.ts';
import { answer, problemMessage, type SiteSource, sendReply } from './answer.ts';

export interface ServeOptions {
  /** Serves over TLS with this key and certificate. */
  tls?: TlsOptions;
  /** Whether a proxy in front of this server sets `X-Forwarded-Proto`. Without a proxy, any client could set it. */
  trustProxy?: boolean;
  /** The hosts that HSTS covers, over TLS; `host` by default. */
  hsts?: HstsScope;
  /** The previews that it answers, too, each at a host of its own. */
  previews?: Previews;
  /** Limits that replace the defaults. */
  limits?: Partial<ClientLimits>;
}

/** Serves a site over HTTP. */
export function serveSite(source: SiteSource, options: ServeOptions = {}): Server {
  const { tls, trustProxy = false, hsts = 'host', previews } = options;
  const limit = { ...clientLimits, ...options.limits };
  const settings = {
    maxHeaderSize: limit.maxHeaderBytes,
    headersTimeout: limit.headersTimeoutMs,
    requestTimeout: limit.requestTimeoutMs,
    keepAliveTimeout: limit.keepAliveTimeoutMs,
    connectionsCheckingInterval: Math.min(1_000, limit.headersTimeoutMs / 2),
    // We check the Host header ourselves, so that the answer has our headers.
    requireHostHeader: false,
  };
  const server: Server = tls ? createSecureServer({ ...settings, ...tls }) : createServer(settings);
  const connections = new Connections(limit);

  const secured = { ...commonHeaders, ...secureHeaders(hsts) };
  const begin = (request: IncomingMessage, response: ServerResponse): boolean => {
    // A body has no meaning here. It is left unread, so no further request can follow it.
    const last = hasBody(request) || request.httpVersionMajor !== 1;
    const ends = { last, closing: last || !server.listening };
    return connections.take(request.socket, response, ends);
  };
  const alwaysFor = (request: IncomingMessage) => (isSecure(request, trustProxy) ? secured : commonHeaders);
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (!begin(request, response)) return;
    const always = alwaysFor(request);
    answer({ live: source, previews }, limit.maxTargetLength, request)
      .then((reply) => sendReply(response, reply, always))
      .catch((error: unknown) => {
        console.error(`${request.method} ${JSON.stringify(request.url)}:`, error);
        if (!response.headersSent) sendReply(response, problemReply(500), always);
        else response.destroy();
      });
  };

  server.setTimeout(limit.unreadTimeoutMs);
  return server
    .on('request', handle)
    .on('checkContinue', handle)
    .on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
      if (begin(request, response)) sendReply(response, problemReply(417), alwaysFor(request));
    })
    .on('connect', (_request, socket) => connections.refuseWith(405, socket))
    .on('clientError', (error, socket) => connections.refuse(error, socket));
}

/**
 * Stops a server. It accepts no more connections, and each open one closes with its next answer. Connections that stay
 * idle, and those still open when the time is over, are ended.
 * @param timeoutMs how long answers may take to end
 * @param farewellMs how long idle connections may still send a request
 */
export async function closeServer(
  server: Server,
  timeoutMs: number,
  farewellMs: number = clientLimits.farewellMs,
): Promise<void> {
  const timers = [
    setTimeout(() => server.closeIdleConnections(), farewellMs),
    setTimeout(() => server.closeAllConnections(), timeoutMs),
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

const problemOf: Record<string, Problem> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

interface Connection {
  unanswered: number;
  newest: ServerResponse | null;
  /** Whether no more requests are accepted: the newest one is the last. */
  full: boolean;
  /** The error to send, after all answers, for input that is not a valid request. */
  problem: Problem | null;
}

/** Tracks the unanswered requests of each connection, and closes connections. */
class Connections {
  readonly #maxUnansweredRequests: number;
  readonly #lingerMs: number;
  readonly #known = new WeakMap<Duplex, Connection>();

  /**
   * @param maxUnansweredRequests how many requests of a connection may be unanswered at a time; after that many, it closes
   * @param lingerMs how long to go on reading from a refused client, in milliseconds
   */
  constructor({ maxUnansweredRequests, lingerMs }: { maxUnansweredRequests: number; lingerMs: number }) {
    this.#maxUnansweredRequests = maxUnansweredRequests;
    this.#lingerMs = lingerMs;
  }

  /**
   * Accepts a request.
   * @param last whether nothing can follow it on its connection
   * @param closing whether the connection is to end once everything that was sent on it is answered
   * @returns false when it will not be answered because the connection closes first
   */
  take(socket: Duplex, response: ServerResponse, { last, closing }: { last: boolean; closing: boolean }): boolean {
    const connection = this.#of(socket);
    if (connection.full) return false;
    connection.unanswered += 1;
    connection.full = last || connection.unanswered >= this.#maxUnansweredRequests;
    if (closing || connection.full) {
      // Only the last answer announces the end: a client may give up on requests that it sent after that.
      if (connection.newest && !connection.newest.headersSent) connection.newest.removeHeader('Connection');
      response.setHeader('Connection', 'close');
    }
    connection.newest = response;
    response.once('close', () => {
      connection.unanswered -= 1;
      this.#end(socket, connection);
    });
    return true;
  }

  /** Refuses input that the parser could not read. */
  refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else this.refuseWith(problemOf[error.code ?? ''] ?? 400, socket);
  }

  /** Answers the earlier requests, then sends the error and closes. */
  refuseWith(problem: Problem, socket: Duplex): void {
    const connection = this.#of(socket);
    if (connection.problem !== null) return;
    connection.problem = problem;
    this.#end(socket, connection);
  }

  #of(socket: Duplex): Connection {
    const known = this.#known.get(socket) ?? { unanswered: 0, newest: null, full: false, problem: null };
    this.#known.set(socket, known);
    return known;
  }

  /** Closing at once, while the client is still sending, could lose it the answer: go on reading for a while. */
  #end(socket: Duplex, { problem, unanswered }: Connection): void {
    if (problem === null || unanswered > 0) return;
    if (socket.writable) socket.end(problemMessage(problem));
    socket.resume();
    socket.once('end', () => socket.destroy());
    setTimeout(() => socket.destroy(), this.#lingerMs).unref();
  }
}
