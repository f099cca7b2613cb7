import { expect, it } from 'vitest';
import { liveBase, filesBase } from './registry.ts';

it('another remote’s live drawings are found from a page’s own, wherever the site is', () => {
  expect(liveBase(filesBase('editorial'), 'marvel')).toBe('/remotes/marvel/');
  expect(liveBase('/site/remotes/editorial/dev/', 'marvel')).toBe('/site/remotes/marvel/live/');
});

it('a remote that runs alone has no drawings of others', () => {
  expect(liveBase('/', 'marvel')).toBe('/');
});
