import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Problem } from './problems.ts';
import { problemMessage } from './send-reply.ts';

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
export class Connections {
  readonly #pipelined: number;
  readonly #linger: number;
  readonly #known = new WeakMap<Duplex, Connection>();

  /**
   * @param pipelined how many requests of a connection may be unanswered at a time; after that many, it closes
   * @param linger how long to go on reading from a refused client, in milliseconds
   */
  constructor({ pipelined, linger }: { pipelined: number; linger: number }) {
    this.#pipelined = pipelined;
    this.#linger = linger;
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
    connection.full = last || connection.unanswered >= this.#pipelined;
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
    setTimeout(() => socket.destroy(), this.#linger).unref();
  }
}
