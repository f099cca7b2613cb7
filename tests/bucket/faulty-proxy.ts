import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { listening } from '../serving/listening.ts';

/**
 * The fault of a request: none; it takes long; it is refused with a text instead of S3's XML; the connection breaks
 * before it arrives, or within the answer; it is done, and the answer is lost.
 */
export type Fault = 'none' | 'slow' | '503' | 'cut' | 'torn' | 'lost';

/** A request that went through a proxy. */
export interface Passed {
  method: string;
  /** Its path, with the query. */
  path: string;
}

/** The duration of a slow answer, in milliseconds. */
const slow = 200;

/** A proxy in front of an object store, for its faults. */
export class FaultyProxy {
  readonly passed: Passed[] = [];
  /** Decides about each request before it is passed on. */
  faultOf: (request: Passed, count: number) => Fault | Promise<Fault> = () => 'none';
  readonly #target: URL;
  readonly #server = createServer((incoming, response) => {
    this.#pass(incoming, response).catch(() => response.destroy());
  });

  private constructor(target: string) {
    this.#target = new URL(target);
  }

  /** @returns the proxy and its address */
  static async start(target: string): Promise<{ proxy: FaultyProxy; url: string }> {
    const proxy = new FaultyProxy(target);
    const port = await listening(proxy.#server);
    proxy.#server.unref();
    return { proxy, url: `http://127.0.0.1:${port}` };
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #pass(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url: path = '' } = incoming;
    const body = await buffer(incoming);
    this.passed.push({ method, path });
    const fault = await this.faultOf({ method, path }, this.passed.length);
    if (fault === 'cut') return void response.destroy();
    if (fault === '503') return void response.writeHead(503).end('Overloaded. Come back later.');
    if (fault === 'slow') await wait(slow);
    const answer = await this.#forward(incoming, body);
    const answerBody = await buffer(answer);
    if (fault === 'lost') return void response.destroy();
    response.writeHead(answer.statusCode ?? 0, answer.headers);
    if (fault !== 'torn') return void response.end(answerBody);
    response.write(answerBody.subarray(0, answerBody.length / 2), () => response.destroy());
  }

  /** Forwards the original headers, since the signature covers them. */
  #forward({ method, url, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    const { hostname, port } = this.#target;
    return new Promise((resolve, reject) => {
      request({ hostname, port, method, path: url, headers }, resolve).on('error', reject).end(body);
    });
  }
}
