import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type PageState, pageStateId, type Registry, registryPath } from '@mint-row/shared/contract';
import { Upstream } from './upstream.ts';

/** What goes wrong with an answer. */
export type Failure =
  | { kind: 'status'; status: number }
  /** The connection is closed without a byte. */
  | { kind: 'refused' }
  /** The answer comes when the fault is lifted, and not before. */
  | { kind: 'held' }
  /** Never answered at all, not even then. */
  | { kind: 'silent' }
  | { kind: 'changed'; type?: string; change: (body: Buffer) => Buffer };

export interface Fault {
  /** Whether the answer for this path fails. */
  at: (path: string) => boolean;
  failure: Failure;
}

/** Rewrites what documents and the registry say, before they are sent. Applied to every answer of these types. */
export type Rewrite = (text: string) => string;

/** A server between the browser and the site, which fails as it is told. */
export interface FaultyServer {
  url: string;
  inject: (fault: Fault) => void;
  /** Also serves one file changed, as a release of its own that documents and registry name instead of the real one. */
  release: (replaced: ReplacedRelease) => void;
  rewrite: (rewrite: Rewrite) => void;
  /** Changes what the registry says, after everything else. */
  rewriteRegistry: (change: (registry: Registry) => Registry) => void;
  /** Changes what documents say of the page that they show. */
  rewriteState: (change: (state: Extract<PageState, { kind: 'page' }>) => PageState) => void;
  lift: () => void;
  stop: () => Promise<void>;
}

export interface ReplacedRelease {
  /** The release that it is made from, and its own name. */
  from: string;
  name: string;
  /** For files of it, what they hold instead. */
  files: Record<string, Buffer>;
  /** The integrity of these files, as it was and as it is. */
  integrity: readonly (readonly [was: string, is: string])[];
}

const pageState = new RegExp(`(<script[^>]*id="${pageStateId}"[^>]*>)([^<]*)</script>`);
const importMapScript = /<script type="importmap">([\s\S]*?)<\/script>/;

export async function startFaultyServer(origin: string): Promise<FaultyServer> {
  const site = new Upstream(origin);
  let fault: Fault | null = null;
  let replaced: ReplacedRelease | null = null;
  const known = new Map<string, ReplacedRelease>();
  let rewrite: Rewrite | null = null;
  let changeRegistry: (registry: Registry) => Registry = (registry) => registry;
  let changeState: ((state: Extract<PageState, { kind: 'page' }>) => PageState) | null = null;
  let release = () => {};
  let lifted = Promise.resolve();

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = new URL(request.url ?? '/', origin).pathname;
    const failing = fault?.at(path) ? fault.failure : null;
    if (failing?.kind === 'refused') return void request.socket.destroy();
    if (failing?.kind === 'silent') return;
    if (failing?.kind === 'held') await lifted;
    const good = await fetchGood(request.method ?? 'GET', request.url ?? '/');
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
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  async function fetchGood(method: string, address: string) {
    const [, name, file] = /\/([0-9a-f]{16})\/(.*)$/.exec(address) ?? [];
    const own = name ? known.get(name) : undefined;
    const real = own ? address.replace(own.name, own.from) : address;
    const upstream = await site.ask(method, real);
    const { status } = upstream;
    const headers = { ...upstream.headers };
    let body = (file && own?.files[file]) || upstream.body;
    if (headers['content-type']?.startsWith('text/html')) {
      const text = restated(renamed(body.toString(), replaced));
      headers['content-security-policy'] = policyFor(headers['content-security-policy'] ?? '', body.toString(), text);
      body = Buffer.from(text);
    }
    if (address === registryPath) {
      const registry = JSON.parse(renamed(body.toString(), replaced)) as Registry;
      body = Buffer.from(JSON.stringify(changeRegistry(registry)));
    }
    return { status, headers, body };
  }

  function renamed(text: string, by: ReplacedRelease | null): string {
    let result = by ? text.replaceAll(by.from, by.name) : text;
    for (const [was, is] of by?.integrity ?? []) result = result.replaceAll(was, is);
    return rewrite ? rewrite(result) : result;
  }

  function restated(html: string): string {
    if (!changeState) return html;
    const change = changeState;
    return html.replace(pageState, (_, before: string, json: string) => {
      const state = JSON.parse(json) as Extract<PageState, { kind: 'page' }>;
      return `${before}${JSON.stringify(change(state)).replaceAll('<', '\\u003c')}</script>`;
    });
  }

  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    inject(next) {
      fault = next;
      lifted = new Promise((resolve) => {
        release = resolve;
      });
    },
    release(next) {
      replaced = next;
      known.set(next.name, next);
    },
    rewrite(next) {
      rewrite = next;
    },
    rewriteRegistry(next) {
      changeRegistry = next;
    },
    rewriteState(next) {
      changeState = next;
    },
    lift() {
      fault = null;
      replaced = null;
      rewrite = null;
      changeState = null;
      changeRegistry = (registry) => registry;
      release();
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The policy names the hash of the document's import map, which the rewriting has changed. */
function policyFor(policy: string, before: string, after: string): string {
  return policy.replace(hashOf(before), hashOf(after));
}

function hashOf(html: string): string {
  const map = importMapScript.exec(html)?.[1] ?? '';
  return `sha256-${createHash('sha256').update(map).digest('base64')}`;
}
