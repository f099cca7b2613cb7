import type { ToolAnswer } from '@mint-row/kit/ui/guide';
import type { MakersGuide } from './content.ts';
import type { MakerSet } from './sets.ts';

/** The choice of a reader; an absent maker or year means all. */
export interface Choice {
  maker?: string;
  year?: string;
}

type Offer = Pick<MakersGuide, 'makers' | 'years' | 'sets'>;

/** The choice in an address; what the guide does not offer is ignored. */
export function choiceIn(search: URLSearchParams, { makers, years }: Offer): Choice {
  const maker = makers.find(({ slug }) => slug === search.get('maker'))?.slug;
  const year = years.map(String).find((candidate) => candidate === search.get('year'));
  return { ...(maker && { maker }), ...(year && { year }) };
}

/** The sets that fit a choice. */
export function fitting(sets: readonly MakerSet[], { maker, year }: Choice): MakerSet[] {
  return sets.filter(
    (set) => (maker === undefined || set.makers.includes(maker)) && (year === undefined || String(set.year) === year),
  );
}

/** The answer of the page to a choice; it has reasons if nothing fits. */
type Result = Omit<ToolAnswer, 'text'> & Partial<ToolAnswer>;

/** How many sets fit a choice or, if none does, in which years the maker has some. */
export function resultOf(choice: Choice, { makers, sets }: Offer): Result {
  const { maker, year } = choice;
  if (!maker && !year) return { state: 'open', title: `All ${sets.length} sets` };
  const name = makers.find(({ slug }) => slug === maker)?.name;
  const count = fitting(sets, choice).length;
  const of = [name && `by ${name}`, year && `from ${year}`].filter(Boolean).join(' ');
  if (count > 0) return { state: 'good', title: `${count} ${count === 1 ? 'set' : 'sets'} ${of}` };
  const others = [...new Set(fitting(sets, { ...(maker && { maker }) }).map((set) => set.year))];
  const text = `Those by ${name} are from ${others.join(' and ')}.`;
  return { state: 'unsure', title: `No set here ${of}`, text };
}

/** The measures of the drawing, in its own units: one is a CSS pixel where the drawing is 336 pixels wide. */
export const sheet = {
  width: 336,
  height: 268,
  left: 7,
  year: 46,
  top: 30,
  lane: 60,
  bar: 44,
  card: [13, 17],
} as const;

/** Between two cards. */
const gap = 4;

/** The left edge of a year's column. */
export function yearX(year: number, first: number): number {
  return sheet.left + (year - first) * sheet.year;
}

/** The upper edge of a maker's bar. */
export function laneY(index: number): number {
  return sheet.top + index * sheet.lane;
}

/** A set as a small card in the bar of its maker. */
interface Mark {
  set: MakerSet;
  x: number;
  y: number;
}

/** Where each set is drawn: in the bar of its first maker, in rows of two around the middle of its year. */
export function marksOf({ makers, years, sets }: Pick<MakersGuide, 'makers' | 'years' | 'sets'>): Mark[] {
  const [width, height] = sheet.card;
  const middle = (step: number, room: number, count: number) => (room - (count - 1) * step - (step - gap)) / 2;
  return sets.map((set) => {
    const together = sets.filter(({ year, makers: [maker] }) => year === set.year && maker === set.makers[0]);
    const place = together.indexOf(set);
    const [row, column] = [Math.floor(place / 2), place % 2];
    const inRow = Math.min(2, together.length - row * 2);
    const bar = laneY(makers.findIndex(({ slug }) => slug === set.makers[0]));
    return {
      set,
      x: yearX(set.year, years[0] ?? set.year) + middle(width + gap, sheet.year, inRow) + column * (width + gap),
      y: bar + middle(height + gap, sheet.bar, Math.ceil(together.length / 2)) + row * (height + gap),
    };
  });
}
