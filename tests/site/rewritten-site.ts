import { createHash } from 'node:crypto';
import { type PageState, pageStateId, plainName, type Registry, registryPath } from '@mint-row/kit/contract';
import { Upstream } from './upstream.ts';

/** Rewrites documents and the registry before they are sent. Applied to every answer of these types. */
export type Rewrite = (text: string) => string;

export type ChangeRegistry = (registry: Registry) => Registry;
export type ChangeState = (state: Extract<PageState, { kind: 'page' }>) => PageState;

export interface ReplacedRelease {
  /** The original release, and the name of the new one. */
  from: string;
  name: string;
  /** The published names of the files that documents and registry name, before and after. */
  names: readonly (readonly [was: string, is: string])[];
  /** The new files, by address. */
  files: ReadonlyMap<string, Buffer>;
  /** The integrity of these files, before and after. */
  integrity: readonly (readonly [was: string, is: string])[];
}

const pageState = new RegExp(`(<script[^>]*id="${pageStateId}"[^>]*>)([^<]*)</script>`);
const importMapScript = /<script type="importmap">([\s\S]*?)<\/script>/;

/** The site with changes in documents and registry, and releases of its own. */
export class RewrittenSite {
  private readonly site: Upstream;
  /** Files of replaced releases stay: open tabs request them. */
  private readonly known = new Map<string, Buffer>();
  private replaced: ReplacedRelease | null = null;
  rewrite: Rewrite = (text) => text;
  changeRegistry: ChangeRegistry = (registry) => registry;
  changeState: ChangeState | null = null;
  /** Scripts that run in each document before its own; its policy allows them. */
  readonly scripts: string[] = [];

  constructor(origin: string) {
    this.site = new Upstream(origin);
  }

  release(next: ReplacedRelease): void {
    this.replaced = next;
    for (const [address, body] of next.files) this.known.set(address, body);
  }

  /** Undoes all changes. */
  restore(): void {
    this.replaced = null;
    this.rewrite = (text) => text;
    this.changeRegistry = (registry) => registry;
    this.changeState = null;
    this.scripts.length = 0;
  }

  /** The site's answer, after all rewrites. */
  async ask(method: string, address: string) {
    const own = this.replaced?.files.get(address) ?? (isPlain(address) ? undefined : this.known.get(address));
    const upstream = await this.site.ask(method, own ? plainName(address) : address);
    const headers = { ...upstream.headers, ...(own && ownHeaders(address)) };
    const status = own ? 200 : upstream.status;
    let body = own ?? upstream.body;
    if (headers['content-type']?.startsWith('text/html')) {
      const text = this.scripted(this.restated(this.renamed(body.toString())));
      const policy = policyFor(headers['content-security-policy'] ?? '', body.toString(), text);
      headers['content-security-policy'] = this.allowing(policy);
      body = Buffer.from(text);
    }
    if (address === registryPath) {
      const registry = JSON.parse(this.renamed(body.toString())) as Registry;
      body = Buffer.from(JSON.stringify(this.changeRegistry(registry)));
    }
    return { status, headers, body };
  }

  private renamed(text: string): string {
    const by = this.replaced;
    let result = by ? text.replaceAll(by.from, by.name) : text;
    for (const [was, is] of [...(by?.names ?? []), ...(by?.integrity ?? [])]) result = result.replaceAll(was, is);
    return this.rewrite(result);
  }

  private scripted(html: string): string {
    return html.replace('<head>', () => `<head>${this.scripts.map((code) => `<script>${code}</script>`).join('')}`);
  }

  private allowing(policy: string): string {
    const hashes = this.scripts.map((code) => ` '${hashOfScript(code)}'`);
    return policy.replace("script-src 'self'", (sources) => sources + hashes.join(''));
  }

  private restated(html: string): string {
    const { changeState } = this;
    if (!changeState) return html;
    return html.replace(pageState, (_, before: string, json: string) => {
      const state = JSON.parse(json) as Extract<PageState, { kind: 'page' }>;
      return `${before}${JSON.stringify(changeState(state)).replaceAll('<', '\\u003c')}</script>`;
    });
  }
}

/** Whether an address is that of the live release's file. */
function isPlain(address: string): boolean {
  return plainName(address) === address;
}

/** The type of a module or list that the site does not have. */
function ownHeaders(address: string): Record<string, string> {
  const type = address.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'application/json; charset=utf-8';
  return {
    'content-type': type,
    'cache-control': isPlain(address) ? 'no-cache' : 'public, max-age=31536000, immutable',
  };
}

/** The policy names the hash of the document's import map, which the rewriting has changed. */
function policyFor(policy: string, before: string, after: string): string {
  return policy.replace(hashOf(before), hashOf(after));
}

function hashOf(html: string): string {
  return hashOfScript(importMapScript.exec(html)?.[1] ?? '');
}

function hashOfScript(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
