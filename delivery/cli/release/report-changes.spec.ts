import { expect, it } from 'vitest';
import type { Changes, PageChange, PageWeight } from '../../release/changes/changes.ts';
import { describeChanges } from './report-changes.ts';

const weight = (scripts: number): PageWeight => ({
  document: 42_000,
  styles: 13_000,
  fonts: 22_000,
  scripts,
  pictures: 0,
  firstVisit: 42_000 + scripts,
});
const page = (path: string, more: Partial<PageChange> = {}): PageChange => ({
  path,
  title: 'A title',
  change: 'content',
  words: [],
  moreWords: 0,
  before: weight(80_000),
  after: weight(80_000),
  returning: 50_000,
  ...more,
});
const changes = (...pages: PageChange[]): Changes => ({
  apps: [{ app: 'marvel', from: '0123456789abcdef', to: 'fedcba9876543210' }],
  lostFallbacks: ['pokemon'],
  pages,
  moved: [],
  files: [],
});

it('tells pages, words and weights', () => {
  const words: PageChange['words'] = [
    [
      { is: 'same', text: 'sold for $' },
      { is: 'removed', text: '40' },
      { is: 'added', text: '45' },
    ],
  ];
  const lines = describeChanges(
    changes(
      page('/marvel/old', { change: 'gone', after: null, returning: null }),
      page('/marvel', { words, after: weight(81_500) }),
      page('/characters/thor', { words, moreWords: 2 }),
    ),
    80,
  );
  expect(lines).toEqual([
    'marvel: 0123456789abcdef → fedcba9876543210',
    'pokemon: loses its fallback, which does not run in the new shell',
    'Pages: 1 gone, 2 with other content.',
    '',
    'Pages that come, move and go',
    '  gone   /marvel/old  A title',
    '',
    'Words',
    '  /marvel and 1 more',
    '    − sold for $40',
    '    + sold for $45',
    '  and 2 more',
    '',
    'KB with brotli  document  styles  scripts    first visit  returning',
    '/marvel         41.0      12.7    79.6 +1.5  120.6 +1.5   48.8',
    '/characters/t…  41.0      12.7    78.1       119.1        48.8',
  ]);
});

it('is short, however much changes, and no wider than the terminal', () => {
  const long = 'word '.repeat(100);
  const many = (change: PageChange['change']) =>
    Array.from({ length: 200 }, (_, index) =>
      page(`/${change}/${index}/${'long-'.repeat(30)}`, {
        change,
        title: long,
        words: [[{ is: 'added', text: `${index} ${long}` }], [{ is: 'removed', text: `${long} ${index}` }]],
        after: weight(index * 1_000_000),
      }),
    );
  const lines = describeChanges(changes(...many('new'), ...many('content')), 80);
  expect(lines.length).toBeLessThanOrEqual(35);
  expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(80);
  expect(lines.filter((line) => /^ {2}and \d+ more$/.test(line))).toEqual([
    '  and 195 more',
    '  and 396 more',
    '  and 395 more',
  ]);
});

it('tells which addresses lead elsewhere', () => {
  const moved = [
    { from: '/marvel/old', to: '/marvel/sets' },
    { from: '/marvel/older', to: null },
  ];
  const pages = [
    page('/marvel/old', { change: 'moved', after: null, returning: null }),
    page('/marvel/sets', { change: 'new', before: null, returning: null }),
  ];
  const lines = describeChanges({ ...changes(...pages), moved }, 80);
  expect(lines).toContain('Pages: 1 moved, 1 new.');
  expect(lines.slice(lines.indexOf('Pages that come, move and go'))).toMatchObject([
    'Pages that come, move and go',
    '  gone   /marvel/older  (a former address)',
    '  moved  /marvel/old  → /marvel/sets',
    '  new    /marvel/sets  A title',
    '',
    ...Array(2).fill(expect.any(String)),
  ]);
});

it('lets no word of a page control the terminal', () => {
  const hostile = '\u001b[2J\u202etxt\r\n';
  const lines = describeChanges(changes(page(hostile, { words: [[{ is: 'added', text: hostile }]] })), 80);
  expect(lines.join('')).not.toMatch(/[\p{Cc}\u202e]/u);
});

it('says so when no page changes', () => {
  expect(describeChanges({ apps: [], lostFallbacks: [], pages: [], moved: [], files: [] })).toEqual([
    'No page changes.',
  ]);
});
