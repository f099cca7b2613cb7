import { describe, expect, it } from 'vitest';
import { sitePath } from './follow-links.ts';

const here = new URL('https://site.example/marvel?a=1') as unknown as Location;

describe('a link', () => {
  it.each([
    ['/pokemon', '/pokemon'],
    ['/characters/thor?x=1#cards', '/characters/thor?x=1#cards'],
    ['/marvel', '/marvel'],
  ])('%s within the site is followed by the router', (href, path) => {
    expect(sitePath(link(href), here)).toBe(path);
  });

  it.each(['https://other.example/marvel', '#sets', '/marvel?a=1#sets', '/sitemap.xml', 'mailto:a@b.example'])(
    '%s is left to the browser',
    (href) => {
      expect(sitePath(link(href), here)).toBeNull();
    },
  );

  it('with a target or a download is left to the browser', () => {
    expect(sitePath(link('/pokemon', { target: '_blank' }), here)).toBeNull();
    expect(sitePath(link('/pokemon', { download: '' }), here)).toBeNull();
  });
});

function link(href: string, attributes: { target?: string; download?: string } = {}): HTMLAnchorElement {
  const { origin, pathname, search, hash } = new URL(href, here.href);
  return {
    origin,
    pathname,
    search,
    hash,
    target: attributes.target ?? '',
    hasAttribute: (name: string) => name in attributes,
  } as unknown as HTMLAnchorElement;
}
