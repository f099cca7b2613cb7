import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formsOf, readAddress } from './address.ts';

const documents = new Set(['/', '/marvel', '/marvel/characters']);
const moved = new Map([['/marvel/old-sets', '/marvel/characters']]);
const site = {
  folder: '/',
  hasDocument: (path: string) => documents.has(path),
  movedTo: (path: string) => moved.get(path),
};
const read = (target: string) => readAddress(target, site);

describe('an address', () => {
  it.each(['/', '/marvel', '/marvel?from=mail', '/nope', '/remotes/marvel/a/b.js'])(
    '%s is taken as it is',
    (target) => {
      expect(read(target)).toEqual({ kind: 'path', path: target.split('?')[0] });
    },
  );

  it.each([
    ['/marvel/', '/marvel'],
    ['/MARVEL', '/marvel'],
    ['//marvel', '/marvel'],
    ['///', '/'],
    ['/marvel/characters.html', '/marvel/characters'],
    ['/marvel/index.html?a=1', '/marvel?a=1'],
    ['/m%61rvel', '/marvel'],
    ['/marvel/?a=%3Cb%3E&c=d?e', '/marvel?a=%3Cb%3E&c=d?e'],
    ['/marvel/?', '/marvel'],
    ['/marvel/?"><script>', '/marvel'],
    ['/marvel/?a=\u00e9', '/marvel'],
    ['/marvel/?a#b', '/marvel'],
    ['/marvel/old-sets', '/marvel/characters'],
    ['/marvel/old-sets?a=1', '/marvel/characters?a=1'],
    ['//Marvel/old-sets/index.html', '/marvel/characters'],
  ])('%s leads to %s', (target, location) => {
    expect(read(target)).toEqual({ kind: 'redirect', location });
  });

  it.each([
    ['http://evil.example/marvel', '/marvel'],
    ['HTTPS://localhost:8443/marvel?from=mail', '/marvel'],
    ['http://[::1]:80/marvel', '/marvel'],
    ['http://localhost', '/'],
    ['http://localhost?from=mail', '/'],
  ])('%s is a whole one: its path is %s', (target, path) => {
    expect(read(target)).toEqual({ kind: 'path', path });
  });

  it.each([
    'http://u:p@evil.example/',
    'http:///marvel',
    'http://a b/',
    'http://a:b/',
    'ftp://localhost/',
    'http:/marvel',
  ])('%s is malformed, as a whole one', (target) => {
    expect(read(target)).toEqual({ kind: 'malformed' });
  });

  it.each(['*', '', '/%', '/%ff', '/a%00', '/..', '/a/../b', '/%2e%2e/a', '/a\\b', '/a%5cb'])(
    '%s is malformed',
    (target) => {
      expect(read(target)).toEqual({ kind: 'malformed' });
    },
  );

  it('never redirects to what is not a page', () => {
    expect(read('//evil.example/')).toEqual({ kind: 'path', path: '//evil.example/' });
  });

  it.each([
    ['/cards/', { kind: 'path', path: '/' }],
    ['/cards/marvel?a=1', { kind: 'path', path: '/marvel' }],
    ['/cards/nope', { kind: 'path', path: '/nope' }],
    ['/cards', { kind: 'redirect', location: '/cards/' }],
    ['/cards/index.html?a=1', { kind: 'redirect', location: '/cards/?a=1' }],
    ['//cards//MARVEL/', { kind: 'redirect', location: '/cards/marvel' }],
    ['/cards/marvel/old-sets', { kind: 'redirect', location: '/cards/marvel/characters' }],
    ['/marvel/old-sets', { kind: 'outside' }],
    ['/', { kind: 'outside' }],
    ['/marvel', { kind: 'outside' }],
    ['/cardsmarvel', { kind: 'outside' }],
    ['/cards/../marvel', { kind: 'malformed' }],
  ])('of a site in a folder: %s', (target, address) => {
    expect(readAddress(target, { ...site, folder: '/cards/' })).toEqual(address);
  });

  it('that is another form of a page’s is the same to a web server by its regular expression', () => {
    const pieces = ['/', '/', 'marvel', 'MARVEL', 'Characters', 'characters', 'index.html', '.html', 'html', 'x', '.'];
    const targets = array(constantFrom(...pieces), { maxLength: 8 }).map((chosen) => `/${chosen.join('')}`);
    assert(
      property(targets, constantFrom(...documents), (target, path) => {
        const address = read(target);
        const leads = address.kind === 'redirect' && address.location === path;
        const same = target === path || address.kind === 'malformed';
        return same || new RegExp(formsOf(path), 'i').test(target) === leads;
      }),
      { numRuns: 5_000 },
    );
  });
});
