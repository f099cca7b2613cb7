import { connect, type Socket } from 'node:net';

/** The number of requests, and of those in parallel. */
const requests = 8000;
const atOnce = 16;

/**
 * Asks servers of one site in turn for its pages, spread over all. It uses bare sockets: on the same processors, a
 * whole client would distort the measurement.
 * @returns the requests that they answer together per second, and the 99th percentile of their duration in milliseconds
 * @throws Error when an answer has another status than 200, or no end
 */
export async function askPages(ports: readonly number[], pages: readonly string[]) {
  const times: number[] = [];
  const began = performance.now();
  let next = 0;
  const visitor = async (_one: unknown, index: number) => {
    const connection = new Connection(ports[index % ports.length] ?? 0);
    while (next < requests) {
      // A prime stride visits all pages in no order.
      const path = pages[(next * 7919) % pages.length] ?? '/';
      next += 1;
      const asked = performance.now();
      await connection.ask(path);
      times.push(performance.now() - asked);
    }
    connection.end();
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  const perSecond = requests / ((performance.now() - began) / 1000);
  times.sort((a, b) => a - b);
  return { perSecond, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

/** A connection that stays open, with one request at a time. */
class Connection {
  readonly #socket: Socket;
  #path = '';
  /** The number of bytes of the answer's body that are missing; null if the answer has no length. */
  #missing: number | null = null;
  #head = '';
  #isBody = false;
  /** The last bytes of the body so far. */
  #tail = '';
  #settle = { resolve: () => {}, reject: (_error: Error) => {} };

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (bytes) => this.#take(bytes as Buffer));
    this.#socket.on('error', (error) => this.#settle.reject(error));
    this.#socket.on('close', () => this.#settle.reject(new Error(`${this.#path}: the server closed the connection.`)));
  }

  ask(path: string): Promise<void> {
    this.#path = path;
    [this.#head, this.#isBody, this.#tail] = ['', false, ''];
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`);
    });
  }

  end(): void {
    this.#settle = { resolve: () => {}, reject: () => {} };
    this.#socket.destroy();
  }

  #take(bytes: Buffer): void {
    let body = bytes.toString('latin1');
    if (!this.#isBody) {
      this.#head += body;
      const end = this.#head.indexOf('\r\n\r\n') + 4;
      if (end < 4) return;
      if (!/^HTTP\/1\.1 200 /.test(this.#head)) {
        this.#settle.reject(new Error(`${this.#path} answered:\n${this.#head.slice(0, end)}`));
        return;
      }
      body = this.#head.slice(end);
      const [, length] = /\r\ncontent-length: (\d+)/i.exec(this.#head.slice(0, end)) ?? [];
      [this.#isBody, this.#missing] = [true, length === undefined ? null : Number(length)];
    }
    this.#tail = (this.#tail + body).slice(-lastChunk.length);
    if (this.#missing !== null) this.#missing -= body.length;
    if (this.#missing === 0 || (this.#missing === null && this.#tail === lastChunk)) this.#settle.resolve();
  }
}

/** The end of a chunked body. */
const lastChunk = '\r\n0\r\n\r\n';
