import type { CardEntry } from '@mint-row/kit/contract';

/** Which copies of a card its value is of, as far as that is known. */
export function copiesOf({ ranked, ends }: Pick<CardEntry, 'ranked' | 'ends'>): string | null {
  if (ranked) return ranked.grade;
  return ends && `${ends.low} to\u00a0${ends.high}`;
}
