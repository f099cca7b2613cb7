import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import {
  type ChangeRegistry,
  type ChangeState,
  type ReplacedRelease,
  type Rewrite,
  RewrittenSite,
} from './rewritten-site.ts';

/** The fault of an answer. */
export type Failure =
  | { kind: 'status'; status: number }
  /** The connection is closed without a byte. */
  | { kind: 'refused' }
  /** The answer is sent when the fault is lifted, and not before. */
  | { kind: 'held' }
  /** No answer is ever sent, even when the fault is lifted. */
  | { kind: 'silent' }
  /** Sent in pieces of `bytes` bytes, with `pause` milliseconds between them. */
  | { kind: 'pieces'; bytes: number; pause: number }
  | { kind: 'changed'; type?: string; change: (body: Buffer) => Buffer };

export interface Fault {
  /** Whether the answer for this path fails. */
  at: (path: string) => boolean;
  failure: Failure;
}

/** A server between the browser and the site, which fails on request. */
export interface FaultyServer {
  url: string;
  /** From now on, an answer fails like the first of these faults that is at its path. */
  inject: (...faults: readonly Fault[]) => void;
  /** Also serves a release with one changed file, which documents and registry name instead of the real one. */
  release: (replaced: ReplacedRelease) => void;
  rewrite: (rewrite: Rewrite) => void;
  /** Changes the registry, after all other rewrites. */
  rewriteRegistry: (change: ChangeRegistry) => void;
  /** Changes the state in documents that describes their page. */
  rewriteState: (change: ChangeState) => void;
  /**
   * Runs a function in each document before its own code.
   * @param run is sent as text, so it may use no outer variables
   * @param given what it gets, as JSON
   */
  runFirst: <Given extends readonly (string | readonly string[])[]>(
    run: (...given: Given) => void,
    ...given: Given
  ) => void;
  lift: () => void;
  stop: () => Promise<void>;
}

export async function startFaultyServer(origin: string): Promise<FaultyServer> {
  const site = new RewrittenSite(origin);
  let faults: readonly Fault[] = [];
  let release = () => {};
  let lifted = Promise.resolve();

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = new URL(request.url ?? '/', origin).pathname;
    const failing = faults.find(({ at }) => at(path))?.failure;
    if (failing?.kind === 'refused') return void request.socket.destroy();
    if (failing?.kind === 'silent') return;
    if (failing?.kind === 'held') await lifted;
    const good = await site.ask(request.method ?? 'GET', request.url ?? '/');
    const { headers } = good;
    let { body, status } = good;
    if (failing?.kind === 'status') {
      status = failing.status;
      body = Buffer.from('This is a fault.');
      headers['content-type'] = 'text/plain';
      headers['cache-control'] = 'no-store';
    }
    if (failing?.kind === 'changed') {
      body = failing.change(body);
      headers['content-type'] = failing.type ?? headers['content-type'] ?? '';
    }
    response.writeHead(status, headers);
    if (failing?.kind === 'pieces') {
      for (let sent = 0; sent < body.length; sent += failing.bytes) {
        response.write(body.subarray(sent, sent + failing.bytes));
        await setTimeout(failing.pause);
      }
      body = Buffer.of();
    }
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    inject(...next) {
      faults = next;
      lifted = new Promise((resolve) => {
        release = resolve;
      });
    },
    release: (next) => site.release(next),
    rewrite(next) {
      site.rewrite = next;
    },
    rewriteRegistry(next) {
      site.changeRegistry = next;
    },
    rewriteState(next) {
      site.changeState = next;
    },
    runFirst(run, ...given) {
      site.scripts.push(`(${run})(...${JSON.stringify(given)})`);
    },
    lift() {
      faults = [];
      site.restore();
      release();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
