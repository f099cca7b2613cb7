import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { type Fitting, filesIn, type KnownReleases } from './known-releases.ts';

/** The name under which visitors ask for the site: the cache has a copy for each. */
export const host = 'mintrow.example';

/** How long a visitor looks at a page, in milliseconds. */
const readingMs = 500;

/** A request that is not answered within this time, in milliseconds, counts as not answered. */
const timeoutMs = 10_000;

/** A page that a visitor without a browser asked for. */
export interface PlainView {
  /** When it was asked for, in milliseconds since 1970. */
  at: number;
  path: string;
  fitting: Fitting;
  /** What was wrong with it, or with a file that it names; null if nothing was. */
  problem: string | null;
}

/** Many visitors without a browser, such as crawlers: each asks for pages, and for a file that each page names. */
export class Crowd {
  readonly views: PlainView[] = [];
  readonly #port: number;
  readonly #known: KnownReleases;
  #isOver = false;
  #visitors: Promise<void>[] = [];

  /** @param port where visitors come */
  constructor(port: number, known: KnownReleases) {
    this.#port = port;
    this.#known = known;
  }

  /** @param paths which the visitors ask for, each beginning with another one */
  come(count: number, paths: readonly string[]): void {
    this.#visitors = Array.from({ length: count }, (_, index) => this.#visit(index, paths));
  }

  async leave(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#visitors);
  }

  async #visit(index: number, paths: readonly string[]): Promise<void> {
    // Each request has a connection of its own: one that is kept may be closed at the moment of the next request, which
    // browsers send again.
    const agent = new Agent();
    const coding = ['br', 'gzip', 'identity'][index % 3] ?? 'br';
    const ask = (path: string) => answerOf({ port: this.#port, from: `127.0.1.${index + 1}`, agent, path, coding });
    for (let turn = index; !this.#isOver; turn += 1) {
      const path = paths[turn % paths.length] ?? '/';
      const at = Date.now();
      const view: PlainView = { at, path, fitting: new Map(), problem: null };
      try {
        const document = String(await ask(path));
        view.fitting = this.#known.of(document);
        if (!view.fitting.has('shell')) throw new Error('It is no page of the site.');
        const named = filesIn(document);
        const asked = named[turn % named.length];
        if (asked) {
          const body = await ask(asked.address);
          if (!this.#known.hasBytes(asked.app, asked.file, body)) throw new Error(`${asked.address} has other bytes.`);
        }
      } catch (error) {
        view.problem = (error as Error).message;
      }
      this.views.push(view);
      await wait(readingMs);
    }
    agent.destroy();
  }
}

interface Question {
  port: number;
  /** The address that the visitor has. */
  from: string;
  agent: Agent;
  path: string;
  coding: string;
}

const decoders: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
};

/** @throws Error unless the whole body comes with status 200 */
function answerOf({ port, from, agent, path, coding }: Question): Promise<Buffer> {
  const headers = { host, 'accept-encoding': coding };
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, localAddress: from, agent, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${path} was answered with ${response.statusCode}.`));
        const decode = decoders[response.headers['content-encoding'] ?? ''];
        const body = Buffer.concat(chunks);
        resolve(decode ? decode(body) : body);
      });
    });
    request.setTimeout(timeoutMs, () => request.destroy(new Error(`${path} was not answered.`)));
    request.on('error', reject);
  });
}
