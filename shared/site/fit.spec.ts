import { describe, expect, it } from 'vitest';
import { type PageSource, shareScope } from '../contract/index.ts';
import type { Host } from '../contract/manifest.ts';
import { checkFit } from './fit.ts';

const host: Host = {
  signatures: { page: '00000001', cards: '00000002' },
  routes: [
    { pattern: '/marvel/*', remotes: ['marvel'] },
    { pattern: '/guides/:slug', remotes: ['editorial'] },
  ],
  provides: { react: { version: '19.0.0', names: [...shareScope.react] } },
};
const page = (path: string): PageSource => ({
  path,
  expose: 'Page',
  title: path,
  description: path,
  reviewed: '2026-11-22',
  data: {},
});
const fit = (paths: string[], uses: Record<string, string[]>) => () =>
  checkFit(
    { app: 'marvel', signatures: { page: '00000001' }, pages: paths.map(page), uses },
    host,
    'http://localhost:4173',
  );

describe('a remote’s sources and a live site', () => {
  it('fit if the route table has the pages and the share scope the names', () => {
    expect(fit(['/marvel', '/marvel/sets'], { react: ['useState'] })).not.toThrow();
  });

  it('do not fit if the route table does not allow a page', () => {
    expect(fit(['/marvel', '/guides/first'], {})).toThrow(
      'the live route table does not allow marvel at /guides/first. Give',
    );
  });

  it('do not fit if the live shell has a part that they use in another form', () => {
    const signatures = { page: '00000001' };
    const remote = { app: 'marvel', kit: '1.0.0', pages: [], uses: {}, signatures };
    const site = 'http://localhost:4173';
    const other = { ...host, signatures: { page: 'ffffffff' }, kit: '1.1.0' };
    expect(() => checkFit(remote, { ...host, signatures: { ...signatures, cards: 'ffffffff' } }, site)).not.toThrow();
    expect(() => checkFit(remote, other, site)).toThrow(
      /marvel: it uses page of the contract in another form .*It was built with 1\.0\.0\. Build it with the shell’s version of the kit, 1\.1\.0,/,
    );
  });

  it.each([
    [{ react: ['useInsertionEffect'] }, 'uses useInsertionEffect of react'],
    [{ 'react-router-dom': ['useLocation'] }, 'takes react-router-dom from the share scope'],
  ])('do not fit if the live shell lacks a name or a library: %j', (used, told) => {
    expect(fit(['/marvel'], used)).toThrow(`marvel: it ${told}, and the shell does not provide it`);
  });
});
