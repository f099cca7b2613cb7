/** How a card is held: turned to the right and tilted back, in degrees from facing its reader. */
export interface Pose {
  turn: number;
  tilt: number;
}

/** How far a card can be turned or tilted either way. */
export const mostDegrees = 25;

/** How high the lamp stands above a card that faces its reader, and below what angle its light finds flaws. */
const lampDegrees = 28;
const grazingDegrees = 8;

/** A flaw that shows only in light that comes over the surface from its side. */
export interface Flaw {
  name: string;
  /** What it is, in one line. */
  text: string;
  /** How it is drawn on a card of 300 by 420. */
  path: string;
  /** The pose that brings the light to it: shares of turn and tilt, of a length of 1. */
  toward: readonly [turn: number, tilt: number];
}

/** The flaws of every card under the lamp. They are drawn on it, and say nothing about copies of it. */
export const flaws: readonly Flaw[] = [
  {
    name: 'Print line',
    text: 'left by the press, straight across the card',
    path: 'M8 128H292',
    toward: [0, 1],
  },
  {
    name: 'Scratches',
    text: 'two, in the gloss and not in the ink',
    path: 'M82 352q60-86 148-122M94 356q56-80 120-108',
    toward: [1, 0],
  },
  {
    name: 'Soft corner',
    text: 'fibres that have begun to part',
    path: 'M0 388Q8 412 32 420M3 400l-3 9M7 407l-6 8M12 412l-8 7M18 416l-6 4M25 418l-4 2M1 395l-1 6',
    toward: [-0.8, -0.6],
  },
];

/** The angle at which the light meets the surface along a flaw, in degrees from 0. */
export function grazing({ turn, tilt }: Pose, [right, back]: Flaw['toward']): number {
  return Math.max(0, lampDegrees - (turn * right + tilt * back));
}

/** The lowest angle at which the light meets the surface, in whole degrees from 0. */
export function lightAt({ turn, tilt }: Pose): number {
  return Math.max(0, Math.round(lampDegrees - Math.hypot(turn, tilt)));
}

/** How clearly a flaw shows, from 0 to 1: from 8° down, and wholly at 4°. */
export function clarity(pose: Pose, { toward }: Pick<Flaw, 'toward'>): number {
  return Math.min(1, Math.max(0, (grazingDegrees - grazing(pose, toward)) / 4));
}

/** A pose within what the hand allows. */
export function within({ turn, tilt }: Pose): Pose {
  const limit = (degrees: number) => Math.min(mostDegrees, Math.max(-mostDegrees, degrees));
  return { turn: limit(turn), tilt: limit(tilt) };
}
