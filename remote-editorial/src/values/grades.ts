import type { CardEntry } from '@mint-row/kit/contract';

/** How the descriptions of copies name their grades. "Played" is our word for a raw copy with wear: see the glossary. */
const gradeNames = {
  raw: /\b(raw|played)\b/i,
  psa9: /PSA 9\b/,
  psa10: /PSA 10/,
};
export type Grade = keyof typeof gradeNames;

/** The grades that the site has prices of, in the order of their columns. The cast names the keys of the constant above. */
export const grades = Object.keys(gradeNames) as Grade[];

/**
 * What copies of a grade sell for: an end of the card's range, or the newest dated sale; undefined if none is known.
 * @param grade `other` for copies of none of the grades, such as "high grade" or "CGC 9.5"
 */
export function gradePrice({ range, ends, ranked, sales }: CardEntry, grade: Grade | 'other'): string | undefined {
  const [low = range, high = low] = range.split('-');
  const known = [
    { price: low, copy: ranked?.grade ?? ends?.low },
    { price: high, copy: ends?.high },
    // They are listed oldest first.
    ...[...sales].reverse(),
  ];
  return known.find(({ copy }) => copy && grade === (grades.find((one) => gradeNames[one].test(copy)) ?? 'other'))
    ?.price;
}
