import type { RankedCard } from '@mint-row/kit/content';
import { expect, it } from 'vitest';
import { rankedEntries } from './ranked-entries.ts';

const card: RankedCard = {
  name: 'Darth Vader Topps Star Wars #7',
  franchise: 'star-wars',
  year: 1977,
  value: '$1',
  grade: 'PSA 10',
  description: '',
  basis: { kind: 'estimate', reason: '' },
};

it('the entry of a ranked card has its rank, its plan, and the whole number that its name contains', () => {
  const names = [card.name, 'Blastoise Gold Border Test Print #009/165R', 'Super Secret Battle No. 1 Trainer'];
  const entries = rankedEntries(names.map((name) => ({ ...card, name })));
  expect(entries.map(({ number, anchor, drawing }) => [number, anchor, drawing])).toEqual([
    ['7', 'rank-1', 'rank-1'],
    ['009/165R', 'rank-2', 'rank-2'],
    [null, 'rank-3', 'rank-3'],
  ]);
});
