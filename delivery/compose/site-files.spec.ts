import { site } from '@mint-row/kit/content';
import type { UpdateEntry } from '@mint-row/kit/contract';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { composeFeed } from './site-files.ts';

const updates: UpdateEntry[] = [
  { date: '2026-11-20', path: '/about', title: 'About', text: 'Older.' },
  {
    date: '2026-11-22',
    path: '/top-50-cards',
    title: 'Top 50 & <more>',
    text: 'A slab’s label: "1 < 2".',
    kind: 'values',
  },
];

describe('the feed', () => {
  const { elements, texts } = read(composeFeed(updates, '2026-11-01', site.examplePlace));

  it('is well-formed Atom with everything that RFC 4287 demands', () => {
    expect(elements[0]).toBe('feed');
    expect(elements.filter((name) => name === 'entry')).toHaveLength(2);
    for (const name of ['title', 'id', 'updated']) expect(elements.filter((each) => each === name)).toHaveLength(3);
    expect(elements).toContain('author');
    expect(new Set(texts.id).size).toBe(3);
    for (const id of texts.id ?? []) expect(() => new URL(id)).not.toThrow();
    for (const time of texts.updated ?? []) expect(time).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  });

  it('has the newest first, and says when it last changed', () => {
    expect(texts.title?.slice(1)).toEqual(['Top 50 & <more>', 'About']);
    expect(texts.updated?.[0]).toBe('2026-11-22T00:00:00Z');
  });

  it('says of which kind a change is, where that is known', () => {
    expect(composeFeed(updates, '2026-11-01', site.examplePlace).match(/<category .*/g)).toEqual([
      '<category term="values"/>',
    ]);
  });

  it('says what changed', () => {
    expect(texts.summary?.[0]).toBe('A slab’s label: "1 < 2".');
  });
});

it('without updates says when the site was last reviewed', () => {
  expect(read(composeFeed([], '2026-11-01', site.examplePlace)).texts.updated).toEqual(['2026-11-01T00:00:00Z']);
});

function read(xml: string) {
  const elements: string[] = [];
  const texts: Record<string, string[]> = {};
  const parser = new SaxesParser({ xmlns: true });
  let open = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri }) => {
    expect(uri).toBe('http://www.w3.org/2005/Atom');
    elements.push(local);
    open = local;
  });
  parser.on('text', (text) => {
    if (text.trim()) texts[open] = [...(texts[open] ?? []), text];
  });
  parser.write(xml).close();
  return { elements, texts };
}
