import { createHash } from 'node:crypto';
import {
  addressIn,
  filesBase,
  hasPlainAddress,
  offlineListPath,
  plainName,
  speculationRulesPath,
} from '@mint-row/kit/contract';
import { assetHeaders, commonHeaders, documentPolicy } from '@mint-row/kit/headers';
import { readOfflineList } from '@mint-row/kit/offline';
import { describe, expect, it } from 'vitest';
import { integrityOf, visitHtml } from '../../../delivery/index.ts';
import { routes } from '../../site/addresses.ts';
import { ask, askRaw } from '../ask.ts';
import type { Host } from '../static-hosts/host.ts';
import { withoutContent } from './not-found.ts';
import { entry, listed, remotes, type Serving, shell } from './serving.ts';

/** Our server of the same site, and a host of plain files. */
type StaticServing = () => Serving & { ours: Serving['at'] };

/** The tests of servers, as far as hosts of plain files can pass them: see the table in docs/operations.md. */
export function conformsAsStaticHost(host: Host, serving: StaticServing): void {
  describe('a document', () => {
    it.each(routes)('%s is ours, with its policy in it', async (path) => {
      const { at, ours, site } = serving();
      const { status, headers, body } = await ask(at, path);
      expect([status, headers['cache-control']]).toEqual([200, host.revalidated]);
      expect(headers['content-type']?.replaceAll(' ', '')).toBe('text/html;charset=utf-8');
      const { policy, rules, rest } = takeApart(body.toString());
      expect(rest).toBe((await ask(ours, path)).body.toString());
      expect(rules).toBe((await ask(ours, speculationRulesPath)).body.toString());
      const own = (await listed(site, path)).headers['Content-Security-Policy'] ?? '';
      expect(policy.replace(` '${hashOf(rules)}'`, '')).toBe(own.replace(" frame-ancestors 'none';", ''));
    });

    it.each(Object.entries(host.otherForms))('answers %s with %i', async (from, status) => {
      const { at } = serving();
      const to = from === '/index.html' ? '/' : '/guides';
      const answer = await ask(at, from);
      expect(answer.status).toBe(status);
      if (status > 300 && status < 400) expect(answer.headers.location).toBe(addressIn(at, to));
      if (status === 200) expect(integrityOf(answer.body)).toBe(integrityOf((await ask(at, to)).body));
    });

    it('does not depend on the query', async () => {
      const { at } = serving();
      const [one, other] = await Promise.all(['/search?q=zard', '/search'].map((path) => ask(at, path)));
      expect(integrityOf(one?.body ?? '')).toBe(integrityOf(other?.body ?? ''));
    });

    it('has a validator', async () => {
      const { at } = serving();
      const { headers } = await ask(at, '/about');
      const again = await ask(at, '/about', { headers: { 'if-none-match': String(headers.etag) } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    });
  });

  it('sends every other file of the snapshot as our server does', async () => {
    const { at, ours, site } = serving();
    const paths = site.paths().filter((path) => !site.hasDocument(path) && path !== speculationRulesPath);
    expect(paths).toContain('/.well-known/security.txt');
    for (const path of paths) {
      const { status, headers, body } = await ask(at, path);
      expect([path, status, headers['cache-control']]).toEqual([path, 200, host.revalidated]);
      // The list of what browsers keep has the hashes of the documents that are sent here.
      if (path !== offlineListPath)
        expect([path, integrityOf(body)]).toEqual([path, integrityOf((await ask(ours, path)).body)]);
      expectType(path, headers['content-type'], (await listed(site, path)).type);
    }
  });

  it('sends every file that a browser may keep with the hash of the list', async () => {
    const { at } = serving();
    const list = readOfflineList((await ask(at, offlineListPath)).body.toString());
    expect(list?.files.length).toBeGreaterThan(100);
    for (const { path, integrity } of list?.files ?? []) {
      expect([path, integrityOf((await ask(at, path)).body)]).toEqual([path, integrity]);
    }
  });

  it.each([shell, ...remotes])('sends every file of $app’s release as our server does', async ({ app, manifest }) => {
    const { at, site } = serving();
    for (const file of Object.keys(manifest.files).filter((name) => name.startsWith('client/'))) {
      const path = filesBase(app) + file.slice('client/'.length);
      const { integrity } = manifest.files[file] ?? {};
      const { status, headers, body } = await ask(at, path);
      expect([path, status, integrityOf(body)]).toEqual([path, 200, integrity]);
      expectType(path, headers['content-type'], (await listed(site, path)).type);
      // Patterns of file names cannot tell the two addresses of JSON apart.
      const isKept = host.keeps || (host.hasHeaders && !hasPlainAddress(path));
      const kept = isKept ? assetHeaders['Cache-Control'] : host.revalidated;
      expect([path, headers['cache-control']]).toEqual([path, kept]);
      if (hasPlainAddress(path)) {
        const plain = await ask(at, plainName(path));
        expect([path, plain.status, plain.headers['cache-control']]).toEqual([path, 200, host.revalidated]);
        expect([path, integrityOf(plain.body)]).toEqual([path, integrity]);
      }
    }
  });

  describe('an address without content', () => {
    it.each([
      ...withoutContent,
      '/guides/nope',
      '/wrangler.jsonc',
      '/remotes/marvel/manifest.json',
      '/remotes/marvel/server/render.mjs',
      `${entry}.br`,
      `${entry}.gz`,
      entry.toUpperCase(),
    ])('%s answers 404', async (path) => {
      const { status, headers, body } = await ask(serving().at, path);
      expect(status).toBe(404);
      if (!host.hasNotFoundPage) return;
      expect(headers['content-type']?.replaceAll(' ', '')).toBe('text/html;charset=utf-8');
      expect(body.toString()).toContain('Oops! Page not found');
      expect(takeApart(body.toString()).policy).toMatch(/^default-src 'none';.* script-src 'self' 'sha256-/);
    });

    it.each([
      '/../live',
      '/%2e%2e/live',
      '/..%2fwrangler.jsonc',
      '/guides/..%2f..%2fwrangler.jsonc',
      '/%252e%252e/live',
    ])('%s gets no content', async (target) => {
      const { status, body } = await askRaw(serving().at, target);
      expect(status).toBeGreaterThanOrEqual(300);
      expect(body).not.toContain('compatibility_date');
    });
  });

  it.runIf(host.hasHeaders)(
    'says to every file what depends on no file, and the policy that a document cannot have',
    async () => {
      const { at } = serving();
      for (const path of ['/', '/guides', '/nope', '/registry.json', entry]) {
        const { headers } = await ask(at, path);
        for (const [name, value] of Object.entries({ ...commonHeaders, 'No-Vary-Search': 'params' })) {
          expect([path, name, headers[name.toLowerCase()]]).toEqual([path, name, value]);
        }
        expect(headers['strict-transport-security']).toBe('max-age=63072000');
        expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
        expect(headers['content-security-policy']).toContain("base-uri 'none'; form-action 'none'");
      }
    },
  );

  it.runIf(!host.hasHeaders)('says none of our headers, so all that is left of them is in documents', async () => {
    const { headers } = await ask(serving().at, '/');
    const ours = [...Object.keys(commonHeaders), 'Content-Security-Policy', 'Strict-Transport-Security'];
    expect(ours.filter((name) => name.toLowerCase() in headers)).toEqual([]);
  });
}

/** A document of an export in three parts: what was moved from headers into it, and the rest. */
function takeApart(html: string): { policy: string; rules: string; rest: string } {
  const head = '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>';
  const pattern =
    /^<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/><meta name="referrer" content="([^"]*)"\/><script type="speculationrules">([^<]*)<\/script>/;
  expect(html.slice(0, head.length)).toBe(head);
  const [moved = '', policy = '', referrer, rules = ''] = pattern.exec(html.slice(head.length)) ?? [];
  expect(referrer).toBe(commonHeaders['Referrer-Policy']);
  expectAllowed(html, policy);
  return { policy, rules, rest: head + html.slice(head.length + moved.length) };
}

/** Expects that a policy names all inline code of a document, and has the directives of ours that a document can have. */
function expectAllowed(html: string, policy: string): void {
  let inside = '';
  const hashes: string[] = [];
  visitHtml(html, {
    open: (name, { src, type = '' }) => {
      const runs = name === 'style' || (name === 'script' && src === undefined && !type.endsWith('json'));
      inside = runs ? name : '';
    },
    text: (text) => {
      if (inside !== '') hashes.push(hashOf(text));
    },
    close: () => {
      inside = '';
    },
  });
  expect(hashes.filter((hash) => !policy.includes(`'${hash}'`))).toEqual([]);
  const namesIn = (text: string) => text.split('; ').map((directive) => directive.split(' ')[0]);
  const ours = namesIn(documentPolicy({ scriptHashes: [], styleHashes: [] }));
  expect(namesIn(policy)).toEqual(ours.filter((name) => name !== 'frame-ancestors'));
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Expects the type of a file. A server may not know icons: browsers tell them by their first bytes. */
function expectType(path: string, type: string | undefined, ours: string): void {
  if (!type && path.endsWith('.ico')) return;
  expect([path, kindOf(type)]).toEqual([path, kindOf(ours)]);
}

/** What a content type means to a browser: several names of a type are one. */
function kindOf(type = ''): string {
  return (type.split(';')[0] ?? '')
    .replace('application/javascript', 'text/javascript')
    .replace('text/xml', 'application/xml')
    .replace('image/vnd.microsoft.icon', 'image/x-icon');
}
