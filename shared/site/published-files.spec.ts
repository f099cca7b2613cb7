import { describe, expect, it } from 'vitest';
import type { PageSource, RemoteSource } from '../contract/index.ts';
import { publish } from './published-files.ts';

const declared = {
  name: 'marvel',
  label: 'Marvel',
  owner: 'the Marvel team',
  port: 5174,
  patterns: ['/marvel/*'],
  franchise: null,
};
const page: PageSource = {
  path: '/marvel',
  expose: 'LandingPage',
  title: 'Marvel',
  description: 'A page.',
  reviewed: '2026-11-22',
  data: {},
  drawings: ['thor', 'storm'],
};
const character = (slug: string) => ({ slug, name: slug, franchise: 'marvel', summary: 'Known.' });
const source: RemoteSource = {
  pages: [page, { ...page, path: '/', drawings: [] }],
  drawings: { thor: () => '<svg>thor</svg>', emblem: () => '<svg>emblem</svg>' },
  catalogue: {
    characters: [character('thor'), character('storm')],
    updates: [{ date: '2026-11-22', path: '/marvel', title: 'Marvel', text: 'New.', drawing: 'thor' }],
  },
};

describe('a remote publishes', () => {
  it('its drawings once, and tells pages and entries their files; a character without one has the emblem', () => {
    const { files, catalogue, pageData } = publish(source, declared);
    const { characters = [], updates = [] } = catalogue;
    const { thor = '', storm = '' } = pageData(page).drawings ?? {};
    expect(files.get(thor)?.()).toBe('<svg>thor</svg>');
    expect(files.get(storm)?.()).toBe('<svg>emblem</svg>');
    expect(characters.map(({ drawing }) => drawing)).toEqual([thor, storm]);
    expect(updates[0]?.drawing).toBe(thor);
    expect(JSON.parse(files.get('catalogue/characters.json')?.() ?? '')).toEqual(characters);
    expect(JSON.parse(files.get('data/marvel.json')?.() ?? '')).toMatchObject({ drawings: { thor, storm } });
    expect([...files.keys()].filter((file) => file.endsWith('.svg'))).toHaveLength(2);
  });

  it('drawings that differ in a number under one hash of all of them', () => {
    const numbered = { 'rank-1': () => 'one', 'rank-2': () => 'two', thor: () => 'thor', emblem: () => 'emblem' };
    const hashed = (file: string, content: () => string | Uint8Array) => `${file}?${content()}`;
    const { files } = publish({ ...source, drawings: numbered }, declared, new Map(), hashed);
    expect(files.get('art/rank-1.svg?onetwo')?.()).toBe('one');
    expect(files.get('art/rank-2.svg?onetwo')?.()).toBe('two');
    expect(files.get('art/thor.svg?thor')?.()).toBe('thor');
  });

  it('no word of drawings and pictures for a page that has none', () => {
    expect(Object.keys(publish(source, declared).pageData({ ...page, drawings: [] }))).toEqual([
      'title',
      'description',
      'reviewed',
      'shows',
      'data',
    ]);
  });

  it('the pictures for links to its pages, and tells the pages their files', () => {
    const pixels = Buffer.from('pixels');
    const { pictures, pageData } = publish(source, declared, new Map([['/', pixels]]));
    const [, home] = source.pages;
    expect(pictures.get((home && pageData(home).picture) ?? '')).toBe(pixels);
    expect(pageData(page).picture).toBeUndefined();
  });
});

describe('a build fails', () => {
  it('if a page shows a drawing that the remote does not have', () => {
    const wrong = { ...page, drawings: ['hulk'] };
    const { files } = publish({ ...source, pages: [wrong] }, declared);
    expect(() => files.get('data/marvel.json')?.()).toThrow(
      'marvel: its page /marvel shows the drawing "hulk", which the remote does not have: add it to the drawings in src/pages/index.ts',
    );
  });

  it.each<[string, RemoteSource, string]>([
    [
      'an update',
      { ...source, catalogue: { updates: [{ date: '', path: '/', title: 'A', text: '', drawing: 'hulk' }] } },
      'The update of "A" has no drawing "hulk": add it',
    ],
    [
      'a character, and there is no emblem',
      { ...source, drawings: {} },
      'thor has no drawing "thor": add one under that name, or an "emblem"',
    ],
  ])('if there is no drawing of %s', (_what, changed, message) => {
    expect(() => publish(changed, declared)).toThrow(message);
  });
});
