import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { TlsOptions } from 'node:tls';
import { commonHeaders, type HstsScope, secureHeaders } from '@mint-row/kit/headers';
import { type ClientLimits, clientLimits } from '../rules/limits.ts';
import { type Problem, problemReply, type Reply } from '../rules/reply.ts';
import type { Previews } from '../sites/previews.ts';
import { answer, problemMessage, type Reports, type SiteSource, sendReply } from './answer.ts';

export interface ServeOptions {
  /** Serves over TLS with this key and certificate. */
  tls?: TlsOptions;
  /** Whether a proxy in front of this server sets `X-Forwarded-Proto`. Without a proxy, any client could set it. */
  trustProxy?: boolean;
  /** The hosts that HSTS covers, over TLS; `host` by default. */
  hsts?: HstsScope;
  /** The previews that it answers, too, each at a host of its own. */
  previews?: Previews | undefined;
  /** Takes what browsers send. */
  reports?: Reports | undefined;
  /** Sees each request that could be read, and then its answer. */
  watch?: Watch | undefined;
  /** Sees the status of each answer to what could not be read as a request. */
  onUnreadable?: ((status: Problem) => void) | undefined;
  /** Limits that replace the defaults. */
  limits?: Partial<ClientLimits>;
}

/** Called with a request as it arrives; returns what is called with its answer when that begins. */
export type Watch = (request: IncomingMessage, response: ServerResponse) => (reply: Reply) => void;

/** Serves a site over HTTP. */
export function serveSite(source: SiteSource, options: ServeOptions = {}): Server {
  const { tls, trustProxy = false, hsts = 'host', previews, reports, watch, onUnreadable } = options;
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
  const connections = new Connections({ ...limit, onUnreadable });

  const secured = { ...commonHeaders, ...secureHeaders(hsts) };
  const begin = (request: IncomingMessage, response: ServerResponse): boolean => {
    // A body has a meaning only in reports. Nothing may follow one, since it could be left unread.
    const last = hasBody(request) || request.httpVersionMajor !== 1;
    const ends = { last, closing: last || !server.listening };
    return connections.take(request.socket, response, ends);
  };
  const alwaysFor = (request: IncomingMessage) => (isSecure(request, trustProxy) ? secured : commonHeaders);
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (!begin(request, response)) return;
    const always = alwaysFor(request);
    const answered = watch?.(request, response);
    answer({ live: source, previews, reports }, limit.maxTargetLength, request)
      .then((reply) => {
        sendReply(response, reply, always);
        answered?.(reply);
      })
      .catch((error: unknown) => {
        console.error(`${request.method} ${JSON.stringify(request.url)}:`, error);
        if (response.headersSent) return response.destroy();
        const reply = problemReply(500);
        sendReply(response, reply, always);
        answered?.(reply);
      });
  };

  server.setTimeout(limit.unreadTimeoutMs);
  return server
    .on('request', handle)
    .on('checkContinue', handle)
    .on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
      if (!begin(request, response)) return;
      const reply = problemReply(417);
      const answered = watch?.(request, response);
      sendReply(response, reply, alwaysFor(request));
      answered?.(reply);
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
  readonly #onUnreadable: ServeOptions['onUnreadable'];
  readonly #known = new WeakMap<Duplex, Connection>();

  /**
   * @param maxUnansweredRequests how many requests of a connection may be unanswered at a time; after that many, it closes
   * @param lingerMs how long to go on reading from a refused client, in milliseconds
   */
  constructor({ maxUnansweredRequests, lingerMs, onUnreadable }: ClientLimits & Pick<ServeOptions, 'onUnreadable'>) {
    this.#maxUnansweredRequests = maxUnansweredRequests;
    this.#lingerMs = lingerMs;
    this.#onUnreadable = onUnreadable;
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
    if (socket.writable) {
      socket.end(problemMessage(problem));
      this.#onUnreadable?.(problem);
    }
    socket.resume();
    socket.once('end', () => socket.destroy());
    setTimeout(() => socket.destroy(), this.#lingerMs).unref();
  }
}
