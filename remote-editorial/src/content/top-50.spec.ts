import type { RankedCard } from '@mint-row/kit/content';
import { expect, it } from 'vitest';
import { rankedCards, top50Words } from './top-50.ts';

const counted = (test: (card: RankedCard) => boolean) => rankedCards.filter(test).length;
const isSale = ({ basis }: RankedCard) => basis.kind === 'sale';

it('the sentences below the plot agree with its cards', () => {
  const [oldest, middle, late, marvel] = top50Words.plot.stories;
  const mostOf = (test: (card: RankedCard) => boolean) =>
    2 * counted((card) => test(card) && isSale(card)) > counted(test) ? 'sale' : 'estimate';

  expect(oldest.text).toContain('Five of the six Star Wars cards');
  expect(counted(({ franchise }) => franchise === 'starwars')).toBe(6);
  expect(counted(({ franchise, year }) => franchise === 'starwars' && year === 1977)).toBe(5);
  expect(rankedCards.filter((card) => card.franchise === 'starwars' && isSale(card)).map(({ name }) => name)).toEqual([
    'Luke Skywalker Topps Star Wars #1',
  ]);

  expect(oldest.most).toBe(mostOf(({ franchise, year }) => franchise === 'starwars' && year === 1977));

  expect(middle.text).toMatch(/^Twenty Pokémon cards.*One passes \$1M/);
  const nineties = rankedCards.filter(({ year }) => year === 1998 || year === 1999);
  expect(nineties.map(({ franchise }) => franchise)).toEqual(Array.from({ length: 20 }, () => 'pokemon'));
  expect(counted(({ value }) => value.length > '$999,999'.length)).toBe(1);

  expect(middle.most).toBe(mostOf(({ year }) => year === 1998 || year === 1999));

  expect(late.text).toContain('Eighteen cards, and one dated sale');
  expect(counted(({ year }) => year >= 2002)).toBe(18);
  expect(counted((card) => card.year >= 2002 && isSale(card))).toBe(1);

  expect(late.most).toBe(mostOf(({ year }) => year >= 2002));

  expect(marvel.text).toContain('All five Marvel cards');
  const years = rankedCards.filter(({ franchise }) => franchise === 'marvel').map(({ year }) => year);
  expect(years.sort()).toEqual([2013, 2013, 2013, 2020, 2021]);
  expect(marvel.most).toBe(mostOf(({ franchise }) => franchise === 'marvel'));
});
