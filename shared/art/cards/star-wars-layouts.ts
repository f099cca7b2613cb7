import type { CardLayout } from '../../content/card-layout.ts';

/** Series 1 of 1977: stars in a blue border; at the foot a burst with the number, and the caption. */
export function topps1977(number: string): CardLayout {
  return {
    sets: ['1977 Topps Star Wars Series 1'],
    border: { colour: 'blue', pattern: 'stars' },
    picture: [9, 9, 82, 104],
    parts: [
      { kind: 'burst', at: [6, 103, 44, 30] },
      { kind: 'number', at: [15, 110, 26, 16], text: number },
      { kind: 'name', at: [52, 119, 40, 9] },
    ],
    source: 'PSA, on collecting the 1977 set',
  };
}

/** The bread cards of 1977: a blue strip with the logo up the side, the name in red on yellow at the foot. */
export function wonderBread1977(number: string): CardLayout {
  return {
    sets: ['1977 Wonder Bread Star Wars'],
    border: { colour: 'black' },
    picture: [8, 8, 68, 108],
    parts: [
      { kind: 'strip', at: [78, 8, 14, 108], colour: 'blue' },
      { kind: 'name', at: [8, 119, 84, 13], colour: 'yellow' },
    ],
    back: { number },
    source: 'Beckett, and collectors’ pages on the bread cards',
  };
}
