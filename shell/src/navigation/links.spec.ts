import { describe, expect, it } from 'vitest';
import { currentLink, headerLinks } from './links.ts';

describe('the link that is marked as current', () => {
  it.each([
    ['the page’s own', '/marvel', 'marvel', '/marvel'],
    ['the franchise’s, on a list', '/marvel/characters', 'marvel', '/marvel'],
    ['the franchise’s, on a character', '/characters/darth-vader', 'starwars', '/star-wars'],
    ['the franchise’s, on a guide', '/guides/which-base-set', 'pokemon', '/pokemon'],
    ['that of all guides, on a guide of no franchise', '/guides/grading', 'editorial', '/guides'],
    ['that of all guides, on the price guide', '/guides/values', 'editorial', '/guides'],
    ['none, on the list of all characters', '/characters', 'editorial', undefined],
    ['none, on the home page', '/', 'editorial', undefined],
    ['none, on a legal page', '/dmca', 'editorial', undefined],
    ['the franchise’s, where no remote has a page', '/marvel/no-such-page', undefined, '/marvel'],
    ['none, at an address that only begins alike', '/marvellous', undefined, undefined],
    ['the one above, for a remote without a link in the navigation', '/guides/rookies', 'sports', '/guides'],
  ])('is %s: %s', (_, path, remote, href) => {
    expect(currentLink(headerLinks, path, remote)?.href).toBe(href);
  });
});
