import type { CardEntry } from '@mint-row/kit/contract';

const plain: CardEntry = {
  key: 'thor-base',
  title: 'Thor Base',
  path: '/characters/thor',
  anchor: 'card-thor-base',
  set: '1990 Impel Marvel Universe',
  year: 1990,
  number: '18',
  franchise: 'marvel',
  character: { slug: 'thor', name: 'Thor' },
  ranked: null,
  range: '$1-$250+',
  ends: { low: 'raw', high: 'PSA 10' },
  basis: 'estimate',
  sales: [],
  reviewed: '2026-11-01',
};

/** Three cards that differ in all that the price guide can filter and sort: for tests. */
export const sampleCards: readonly CardEntry[] = [
  plain,
  {
    ...plain,
    key: 'charizard-shining',
    title: 'Shining Charizard',
    set: '2002 Pokémon Neo Destiny',
    year: 2002,
    number: '107/105',
    franchise: 'pokemon',
    character: { slug: 'charizard', name: 'Charizard' },
    range: '$500-$15,000+',
    ends: { low: 'played', high: '1st Edition PSA 10' },
    basis: 'supported',
    sales: [{ copy: 'PSA 10', price: '$14,000', when: 'eBay, August 2025' }],
  },
  {
    ...plain,
    key: 'luke',
    title: 'Luke Skywalker #1',
    set: null,
    year: 1977,
    number: null,
    franchise: 'starwars',
    character: null,
    ranked: { rank: 8, grade: 'PSA 9', sale: '2021, Heritage' },
    range: '$268,400',
    ends: null,
    basis: 'sale',
    sales: [{ copy: 'PSA 9', price: '$268,400', when: '2021, Heritage' }],
  },
];
