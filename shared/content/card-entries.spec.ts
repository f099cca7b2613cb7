import { describe, expect, it } from 'vitest';
import { cardEntries, cardValues } from './card-entries.ts';
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

  it('has the prices of its ends, from an estimate or from sales', () => {
    expect(entriesOf({})[0]).toMatchObject({
      raw: { text: '$1', note: null },
      psa10: { text: '$400' },
      basis: 'estimate',
    });
    const sale = { copy: '[[psa|PSA]] 10', price: '$400', when: 'August 2025' } as const;
    const sold = entriesOf({ basis: { kind: 'sales', sales: [sale] } })[0];
    expect(sold).toMatchObject({ raw: null, psa10: { text: '$400', note: null }, basis: 'sale' });
  });

  it('needs a year', () => {
    expect(() => entriesOf({ set: 'Impel, 1990' })).toThrow(/does not begin with its year/);
  });
});

function entriesOf(change: Partial<NotableCard>) {
  const card = { ...sampleCard, ...change };
  return cardEntries([{ ...sampleCharacter, cards: [card, sampleCard, sampleCard] }], franchise);
}

const between = (low: string, high: string) => ({
  ends: [
    { price: '$1', copy: low },
    { price: '$500+', copy: high },
  ] as const,
  estimated: true,
  sales: [],
});
const sale = (copy: string, price: `$${string}`, when: string) => ({ copy, price, when });

it('has the prices of raw copies and of PSA 10, with what else is said of the copies, and invents none', () => {
  const prices = (low: string, high: string) => {
    const { raw, psa10 } = cardValues(between(low, high));
    return [raw, psa10];
  };
  expect(prices('a raw copy', 'PSA 10')).toEqual([
    { text: '$1', note: null },
    { text: '$500+', note: null },
  ]);
  expect(prices('scratched, raw', '1st Edition PSA 10')).toEqual([
    { text: '$1', note: 'scratched' },
    { text: '$500+', note: '1st Edition' },
  ]);
  expect(prices('raw, lightly worn', 'high grade')).toEqual([{ text: '$1', note: 'lightly worn' }, null]);
  expect(prices('played', 'high PSA grade')).toEqual([null, null]);
});

it('takes an end that was paid from its sale', () => {
  const sales = [sale('PSA 7', '$375,000', '2021'), sale('PSA 10, the same copy', '$16,492,000', 'Goldin, May 2026')];
  const ends = sales.map(({ price, copy }) => ({ price, copy }));
  const found = cardValues({ ends, estimated: false, sales });
  expect(found).toMatchObject({ raw: null, psa10: { text: '$16,492,000', note: null }, basis: 'sale' });
  expect(found.grades).toEqual(['other', 'psa10']);
});

it('says what a value rests on, and counts only sales that have a date', () => {
  const estimate = between('raw', 'PSA 10');
  expect(cardValues(estimate)).toMatchObject({ basis: 'estimate', grades: ['raw', 'psa10'] });
  const dated = sale('PSA 9', '$40', 'eBay, August 2025');
  expect(cardValues({ ...estimate, sales: [dated] })).toMatchObject({
    basis: 'supported',
    grades: ['raw', 'psa10', 'psa9'],
    sales: [dated],
  });
  const undated = sale('PSA 10', '$500', 'reported without a date');
  expect(cardValues({ ...estimate, sales: [undated] })).toMatchObject({ basis: 'estimate', sales: [] });
});
