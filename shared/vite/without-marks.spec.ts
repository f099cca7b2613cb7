import { expect, it } from 'vitest';
import type { CardEntry, RemoteSource } from '../contract/index.ts';
import { withoutMarks } from './without-marks.ts';

const marked = 'A [[holo]], two [[slab|slabs]] and [a guide](/guides/grading)';
const plain = 'A holo, two slabs and a guide';

const card: CardEntry = {
  key: 'thor-1990-marvel-universe',
  title: marked,
  path: '/characters/thor',
  anchor: 'card-thor',
  set: marked,
  year: 1990,
  number: '[[raw|4]]',
  franchise: 'marvel',
  character: { slug: 'thor', name: marked },
  ranked: { rank: 1, grade: marked, sale: marked },
  range: '$1-$2',
  ends: { low: marked, high: marked },
  basis: 'sale',
  sales: [{ copy: marked, price: '$1', when: marked }],
  reviewed: '2026-11-22',
};

const source: RemoteSource = {
  pages: [
    {
      path: '/marvel/sets',
      expose: 'SetsPage',
      title: marked,
      description: marked,
      reviewed: '2026-11-22',
      data: { lead: marked },
      share: { name: marked, note: marked },
    },
  ],
  catalogue: {
    characters: [{ slug: 'thor', name: marked, franchise: 'marvel', era: marked, summary: marked }],
    cards: [card],
    guides: [
      { slug: 'sets', title: marked, question: marked, summary: marked, franchise: null, reviewed: '2026-11-22' },
    ],
    terms: [{ slug: 'holo', name: marked, definition: marked }],
    questions: [{ slug: 'why', question: marked, answer: marked }],
    updates: [
      {
        date: '2026-11-22',
        path: '/marvel/sets',
        title: marked,
        text: marked,
        changed: { of: marked, from: { figure: '$1', note: marked }, to: { figure: '$2', note: marked } },
      },
    ],
  },
};

it('no title, description, entry or words of a picture keeps a mark, and a page’s own texts keep theirs', () => {
  const { pages, catalogue } = withoutMarks(source);
  const [{ data, ...about } = { data: null }] = pages;
  const published = JSON.stringify([about, catalogue]);
  expect(published).not.toMatch(/\[\[|\]\(/);
  expect(published).toBe(
    JSON.stringify([{ ...source.pages[0], data: undefined }, source.catalogue])
      .replaceAll(marked, plain)
      .replaceAll('[[raw|4]]', '4'),
  );
  expect(data).toBe(source.pages[0]?.data);
});

it('leaves drawings as they are, and a remote without entries', () => {
  const drawings = { emblem: () => '<svg/>' };
  expect(withoutMarks({ pages: [], drawings })).toEqual({ pages: [], drawings });
});

it.each(['A [[holo', 'A [[Holo]]', '[[holo|[[psa]]]]', '[here](javascript:alert(1))', '[shop](shop.html)'])(
  'refuses "%s", with the page and the field',
  (description) => {
    const pages = source.pages.map((page) => ({ ...page, description }));
    expect(() => withoutMarks({ pages })).toThrow(`/marvel/sets › description has a mark that cannot be read`);
  },
);

it('refuses a broken mark of an entry, with the entry and the field', () => {
  const sales = [{ copy: 'raw', price: '$1' as const, when: '[[psa' }];
  expect(() => withoutMarks({ pages: [], catalogue: { cards: [{ ...card, sales }] } })).toThrow(
    'cards › thor-1990-marvel-universe › sales › 0 › when has a mark that cannot be read: "[[psa".',
  );
});
