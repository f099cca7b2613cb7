import { circle, type Motif, outlineOf, polygon, star } from '@mint-row/kit/art';

/** A cup with two handles, of which each is a shape of its own. */
const cup =
  'M26 16H74V36Q74 62 50 64 26 62 26 36zM26 22H14Q11 48 33 54L36 48Q21 45 21 28H26zM74 22H86Q89 48 67 54L64 48Q79 45 79 28H74zM45 63H55V72H45zM32 72H68V84H32z';

const [gold, silver, bronze] = ['#f8cb45', '#e2e7ed', '#e2a066'];

/** The cheeks of the Pikachu that holds the cup. */
const cheeks = circle(15, 72, 8) + circle(85, 72, 8);

/** A cup with the place of its winner, between two red cheeks, on a ground of its metal. */
function placed(place: string, ground: string, metal: string): Motif {
  return { colours: [ground, metal, '#df1f1f'], large: cup, small: outlineOf(place, [50 - 12.5, 56]) + cheeks };
}

export const goldTrophy = placed('1', '#c48a12', gold);
export const silverTrophy = placed('2', '#8a95a3', silver);
export const bronzeTrophy = placed('3', '#85451c', bronze);

/** The cup of a battle that was secret. */
export const secretTrophy: Motif = {
  colours: ['#3b2a7a', gold, '#1a1033'],
  large: cup,
  small: 'M50 23a9 9 0 0 1 5 16.5L59 56H41L45 39.5A9 9 0 0 1 50 23z',
};

/** The cup of one finalist, in the light of the stage. */
export const finalistTrophy: Motif = {
  colours: ['#17407e', silver, '#ffd54a'],
  large: cup,
  small: `${polygon(...star(50, 38, 17, 7, 5))}M4-10H-30L-10 70zM96-10H130L110 70z`,
};

/** The cup of the world: a globe with its lines. */
export const worldTrophy: Motif = {
  colours: ['#f4c52d', silver, '#3f9fd8'],
  large: cup,
  small: `${circle(50, 38, 16)}M34 38H66M38 28H62M38 48H62M50 22V54M50 22Q36 38 50 54M50 22Q64 38 50 54`,
};
