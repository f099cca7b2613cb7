import type { Box, CardPart, Doubt } from '@mint-row/kit/content';

export const known = 'What is commonly known in the hobby';
export const notes = 'Public notes of collectors';

/** The picture of a card with text below it. */
export const frame: Box = [10, 18, 80, 52];

export const star: CardPart = { kind: 'star', at: [85, 126, 8, 8] };
/** The small picture of what it evolves from. */
export const stage: CardPart = { kind: 'stage', at: [8, 7, 13, 13] };
/** The symbol of a set, below the right corner of the picture. */
export const symbol: CardPart = { kind: 'symbol', at: [82, 71.5, 8, 8] };
/** The name, if the picture reaches behind it. */
export const name: CardPart = { kind: 'name', at: [8, 7, 62, 10] };

export const attacks: readonly CardPart[] = [
  { kind: 'lines', at: [12, 86, 76, 13] },
  { kind: 'lines', at: [12, 104, 76, 13] },
];

/** The number at the right of the foot, left of the rarity. */
export function number(text: string, doubt?: Doubt): CardPart {
  return { kind: 'number', at: [44, 124, 38, 11], text, ...(doubt && { doubt }) };
}

/** The stamp of the first printing, below the left corner of the picture. */
export const stampOnSome: CardPart = { kind: 'stamp', at: [9, 71.5, 10, 10], doubt: 'varies' };
