export { topps1977, wonderBread1977 } from '@mint-row/kit/art';

import type { CardLayout } from '@mint-row/kit/content';

/** Galaxy of 1993: a set of art. Of the front, our source says no more. */
export function galaxy1993(): CardLayout {
  return {
    sets: ['1993 Topps Star Wars Galaxy'],
    border: 'unknown',
    picture: [5, 5, 90, 130],
    parts: [],
    source: 'The Cardboard Connection, on the set',
  };
}

/** A Star File of 1980: a red frame within a clouded white border, the number on the back. */
export function starFile1980(number: string): CardLayout {
  return {
    sets: ['1980 Topps The Empire Strikes Back Series 1'],
    border: { colour: 'white', pattern: 'clouds' },
    picture: [12, 12, 76, 100],
    parts: [
      { kind: 'frame', at: [12, 12, 76, 100], colour: 'red' },
      { kind: 'name', at: [16, 119, 68, 10], doubt: 'unknown' },
    ],
    back: { number },
    source: 'PSA CardFacts, 1980 Topps Empire Strikes Back',
  };
}
