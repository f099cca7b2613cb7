import { expect, it } from 'vitest';
import { liveBase, releaseBase } from './registry.ts';

it('another remote’s live drawings are found from a page’s own, wherever the site is', () => {
  expect(liveBase(releaseBase('editorial', '0123456789abcdef'), 'marvel')).toBe('/remotes/marvel/live/');
  expect(liveBase('/site/remotes/editorial/dev/', 'marvel')).toBe('/site/remotes/marvel/live/');
});

it('a remote that runs alone has no drawings of others', () => {
  expect(liveBase('/', 'marvel')).toBe('/');
});
