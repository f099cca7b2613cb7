import { expect, it } from 'vitest';
import { commonPages } from './common-pages.ts';

const load = (variant: string, page: string) => ({ variant, page, kind: 'cold' }) as const;

it('finds the pages that every variant has', () => {
  const cells = [load('site', 'home'), load('site', 'landing'), load('astro', 'home')];
  expect(commonPages(cells)).toEqual(['home']);
  expect(commonPages(cells.slice(0, 2))).toEqual(['home', 'landing']);
  expect(commonPages([...cells, { variant: 'astro', page: 'landing', kind: 'interaction' }])).toEqual(['home']);
});
