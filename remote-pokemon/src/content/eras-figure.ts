import { eras } from './eras.ts';

/** The months that the ribbon spans: from January 1999 to the end of 2026. */
const firstYear = 1999;
const months = 12 * (2027 - firstYear);

/** The ribbon of the eras, and its words. */
export interface ErasFigure {
  heading: string;
  intro: string;
  caption: string;
  /** `x`, `width`: its place on the ribbon, in percent. */
  eras: readonly { name: string; short: string; begins: string; text: string; x: number; width: number }[];
}

/** Places the eras on the ribbon. */
export const erasFigure: ErasFigure = {
  heading: 'Ten eras, to scale',
  intro: 'Collectors date a card by its era, the run of sets named after the games of its day.',
  caption:
    'Each era begins with its first English set. Months as in the open Pokémon TCG data; the last two, and what is said of the cards, are general knowledge of the hobby.',
  eras: eras.map(({ name, short, from, text }, index) => {
    const start = monthOf(from);
    const end = index + 1 < eras.length ? monthOf(eras[index + 1]?.from ?? '') : months;
    return {
      name,
      short,
      begins: beginning(from),
      text,
      x: percent(start / months),
      width: percent((end - start) / months),
    };
  }),
};

/** The months from January 1999 to the beginning of one like "2003-07". */
function monthOf(date: string): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return 12 * (year - firstYear) + month - 1;
}

/** "July 2003" */
function beginning(date: string): string {
  return new Date(`${date}-01T00:00:00Z`).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}

function percent(part: number): number {
  return Math.round(part * 10_000) / 100;
}
