import { describe, expect, it } from 'vitest';
import { cardEntries, knownFrom } from './card-entries.ts';
import type { NotableCard } from './character.ts';
import { sampleCard, sampleCharacter } from './sample-character.ts';

const franchise = { slug: 'marvel', name: 'Marvel', accent: 'red', path: '/marvel', characters: '/marvel/characters' };

describe('the price guide’s entry of a card', () => {
  it('has its number, or that in its title, and the year with which its set begins', () => {
    const [entry] = entriesOf({ title: '1990 Marvel Universe #18 Thor', set: '1990 Impel' });
    expect(entry).toMatchObject({ year: 1990, number: '18', path: '/characters/thor' });
    expect(entry?.character).toEqual({ slug: 'thor', name: 'Thor' });
    expect(entriesOf({ title: 'Shining Charizard Neo Destiny', number: '107/105' })[0]?.number).toBe('107/105');
    expect(entriesOf({ title: 'XY Evolutions', set: '2016 XY' })[0]?.number).toBeNull();
  });

  it('says whether its range is an estimate between two copies', () => {
    const marked = { kind: 'estimate', low: '[[raw]]', high: '[[psa|PSA]] 10' } as const;
    expect(entriesOf({ basis: marked })[0]).toMatchObject({ ends: { low: 'raw', high: 'PSA 10' }, sales: [] });
    const sale = { copy: 'PSA 10', price: '$400', when: 'August 2025' } as const;
    expect(entriesOf({ basis: { kind: 'sales', sales: [sale] } })[0]).toMatchObject({ ends: null, sales: [sale] });
  });

  it('needs a year', () => {
    expect(() => entriesOf({ set: 'Impel, 1990' })).toThrow(/does not begin with its year/);
  });
});

function entriesOf(change: Partial<NotableCard>) {
  const card = { ...sampleCard, ...change };
  return cardEntries([{ ...sampleCharacter, cards: [card, sampleCard, sampleCard] }], franchise);
}

it('says what a value is known from, and counts only sales that have a date', () => {
  const dated = { copy: 'PSA 9', price: '$40', when: 'eBay, August 2025' } as const;
  const undated = { copy: 'PSA 10', price: '$500', when: 'reported without a date' } as const;
  expect(knownFrom([], true)).toEqual({ sales: [], basis: 'estimate' });
  expect(knownFrom([dated, undated], true)).toEqual({ sales: [dated], basis: 'supported' });
  expect(knownFrom([dated], false)).toEqual({ sales: [dated], basis: 'sale' });
  expect(knownFrom([undated], true)).toEqual({ sales: [], basis: 'estimate' });
});
