import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { listening } from '../../tests/serving/listening.ts';
import { host } from './crowd.ts';

/** An answer that a browser got. */
interface Answer {
  method: string;
  path: string;
  /** 0 when there was none. */
  status: number;
}

/**
 * What stands in front of the cache for one window of a browser, as what ends TLS would. It passes everything on from an
 * address that is the present visitor's alone, since the servers count clients, and it notes each answer.
 */
export class Door {
  /** Where the browser finds the site. */
  readonly url: string;
  readonly #server: Server;
  #agent = new Agent();
  #from = '127.0.0.1';
  #answers: Answer[] = [];
  #onAnswer: () => void = () => {};

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.url = `http://127.0.0.1:${port}`;
  }

  /** @param port the cache's */
  static async open(port: number): Promise<Door> {
    const server = createServer((incoming, outgoing) => door.#pass(incoming, outgoing, port));
    const door = new Door(server, await listening(server));
    return door;
  }

  /**
   * Another visitor comes through it.
   * @param from the visitor's address, one of this machine
   */
  admit(from: string): void {
    this.#agent.destroy();
    this.#agent = new Agent();
    this.#from = from;
    this.#answers = [];
  }

  /** Answers that were errors, or were none, to the present visitor. */
  errors(): string[] {
    const wrong = this.#answers.filter(({ status }) => status === 0 || status >= 400);
    return wrong.map(({ method, path, status }) => `${method} ${path} was answered with ${status}.`);
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse, port: number): void {
    const { method = 'GET', url: path = '/' } = incoming;
    const answers = this.#answers;
    const note = (status: number) => {
      answers.push({ method, path, status });
      this.#onAnswer();
    };
    const to = { host: '127.0.0.1', port, localAddress: this.#from, agent: this.#agent };
    const passed = request({ ...to, method, path, headers: { ...incoming.headers, host } }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(outgoing);
      answer.on('end', () => note(answer.statusCode ?? 0));
      answer.on('error', () => outgoing.destroy());
    });
    passed.on('error', () => {
      // A browser that leaves a page takes back what it has asked for: that is no error.
      if (!outgoing.destroyed) note(0);
      outgoing.destroy();
    });
    outgoing.on('close', () => passed.destroy());
    incoming.pipe(passed);
  }

  /**
   * Resolves when the present visitor has had an answer from such a path.
   * @param timeoutMs after which it resolves to false
   */
  answered(path: RegExp, timeoutMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const end = (was: boolean) => {
        clearTimeout(timer);
        this.#onAnswer = () => {};
        resolve(was);
      };
      const timer = setTimeout(() => end(false), timeoutMs);
      this.#onAnswer = () => this.#answers.some((one) => path.test(one.path)) && end(true);
      this.#onAnswer();
    });
  }

  async close(): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    this.#server.closeAllConnections();
    this.#agent.destroy();
    await closed;
  }
}
