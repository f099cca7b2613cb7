import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type Problem, problemMessage } from './problems.ts';

const problemOf: Record<string, Problem> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/**
 * Ends connections on which something came that is no request: it answers what came before, says what is wrong,
 * and closes.
 */
export class Refusal {
  #linger: number;
  #answering = new WeakMap<Duplex, number>();
  #refused = new WeakMap<Duplex, Problem>();

  /** @param linger how long a refused client is listened to, in milliseconds */
  constructor(linger: number) {
    this.#linger = linger;
  }

  /** Counts an answer that is under way on a connection. */
  track(socket: Duplex, response: ServerResponse): void {
    this.#answering.set(socket, this.#answeringOn(socket) + 1);
    response.once('close', () => {
      this.#answering.set(socket, this.#answeringOn(socket) - 1);
      this.#end(socket);
    });
  }

  /** Refuses what the parser could not read. */
  refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else this.refuseWith(problemOf[error.code ?? ''] ?? 400, socket);
  }

  refuseWith(problem: Problem, socket: Duplex): void {
    if (this.#refused.has(socket)) return;
    this.#refused.set(socket, problem);
    this.#end(socket);
  }

  #answeringOn(socket: Duplex): number {
    return this.#answering.get(socket) ?? 0;
  }

  /** Closing at once while the client still sends would take the answer from it: listen a little longer. */
  #end(socket: Duplex): void {
    const problem = this.#refused.get(socket);
    if (problem === undefined || this.#answeringOn(socket) > 0) return;
    if (socket.writable) socket.end(problemMessage(problem));
    socket.resume();
    socket.once('end', () => socket.destroy());
    setTimeout(() => socket.destroy(), this.#linger).unref();
  }
}
