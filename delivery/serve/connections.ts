import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Problem, problemMessage } from './problems.ts';

const problemOf: Record<string, Problem> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

interface Connection {
  unanswered: number;
  newest: ServerResponse | null;
  /** Whether nothing more is taken: the newest request is the last. */
  full: boolean;
  /** What is said, once all is answered, of what came and is no request. */
  problem: Problem | null;
}

/** What is under way on each connection, and how connections end. */
export class Connections {
  readonly #pipelined: number;
  readonly #linger: number;
  readonly #known = new WeakMap<Duplex, Connection>();

  /**
   * @param pipelined how many requests of a connection may be unanswered at a time; it closes after so many
   * @param linger how long a refused client is listened to, in milliseconds
   */
  constructor({ pipelined, linger }: { pipelined: number; linger: number }) {
    this.#pipelined = pipelined;
    this.#linger = linger;
  }

  /**
   * Takes a request.
   * @param last whether nothing can follow it on its connection
   * @param closing whether the connection is to end once everything that was sent on it is answered
   * @returns false when it will not be answered, for the connection closes before
   */
  take(socket: Duplex, response: ServerResponse, { last, closing }: { last: boolean; closing: boolean }): boolean {
    const connection = this.#of(socket);
    if (connection.full) return false;
    connection.unanswered += 1;
    connection.full = last || connection.unanswered >= this.#pipelined;
    if (closing || connection.full) {
      // Only the last answer says so: a client may give up on what it sent after that.
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

  /** Refuses what the parser could not read. */
  refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else this.refuseWith(problemOf[error.code ?? ''] ?? 400, socket);
  }

  /** Answers what came before, says what is wrong, and closes. */
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

  /** Closing at once while the client still sends would take the answer from it: listen a little longer. */
  #end(socket: Duplex, { problem, unanswered }: Connection): void {
    if (problem === null || unanswered > 0) return;
    if (socket.writable) socket.end(problemMessage(problem));
    socket.resume();
    socket.once('end', () => socket.destroy());
    setTimeout(() => socket.destroy(), this.#linger).unref();
  }
}
