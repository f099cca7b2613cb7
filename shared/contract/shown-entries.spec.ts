import { describe, expect, it } from 'vitest';
import { entriesFor } from './shown-entries.ts';

describe('the entries that a page receives', () => {
  it('are the terms that its data mentions, and every entry of other kinds', () => {
    const term = (slug: string) => ({ slug, name: slug, definition: 'What it is.' });
    const guides = [
      {
        slug: 'a',
        title: 'A',
        question: 'What?',
        need: 'judge' as const,
        summary: 'A.',
        franchise: null,
        reviewed: '2026-11-20',
      },
    ];
    const catalogue = { guides, terms: [term('slab'), term('raw')] };
    expect(entriesFor('/', { data: { text: ['a [[raw|bare]] card'] } }, catalogue)).toEqual({
      guides,
      terms: [term('raw')],
    });
    expect(entriesFor('/', { data: null }, { guides })).toEqual({ guides });
  });

  it('are the characters that it names, or all', () => {
    const [thor, hulk] = ['thor', 'hulk'].map((slug) => ({ slug, name: slug, franchise: 'marvel', summary: 'Known.' }));
    const characters = [thor, hulk].filter((one) => one !== undefined);
    expect(entriesFor('/', { data: null, onlyCharacters: ['hulk', 'yoda'] }, { characters })).toEqual({
      characters: [hulk],
    });
    expect(entriesFor('/', { data: null }, { characters })).toEqual({ characters });
  });

  it('are as many of the newest updates as it lists, none of them its own, or all updates', () => {
    const update = (date: string, path: string) => ({ date, path, title: path, text: 'Why.' });
    const [a, c, b, home] = [
      update('2026-11-20', '/a'),
      update('2026-11-22', '/c'),
      update('2026-11-22', '/b'),
      update('2026-11-22', '/'),
    ];
    const updates = [a, c, b, home];
    expect(entriesFor('/', { data: null, latestUpdates: 2 }, { updates })).toEqual({ updates: [b, c] });
    expect(entriesFor('/', { data: null, latestUpdates: 9 }, { updates })).toEqual({ updates: [b, c, a] });
    expect(entriesFor('/', { data: null }, { updates })).toEqual({ updates });
  });
});
