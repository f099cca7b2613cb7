import { type Character, type Dollars, factOf, parseDollars, parseValueRange, type Sale } from '../content/index.ts';

/** A thing with a value: a card, the comic in which a character first appeared, or something else that was sold. */
export interface ValuedThing {
  title: string;
  kind: 'card' | 'issue' | 'other';
  /** The accent of its marks, if that is not the page's. */
  accent?: string;
  /** Its value: a range, or a single estimate. Something else has none. */
  range?: Dollars;
  /** Whether the range is an estimate, rather than one of sales alone. */
  estimate: boolean;
  sales: readonly Sale[];
}

const graders = ['PSA', 'CGC', 'BGS'] as const;

/** The company that graded a copy that was sold, as far as the marks of sales differ. */
export type Grader = (typeof graders)[number] | 'other';

/** A sale on the scale; `at` is a percentage of the scale's width. */
export interface SaleMark extends Sale {
  grader: Grader;
  at: number;
}

/** A range on the scale; positions are percentages of the scale's width. A single value begins and ends at one place. */
export interface ValueBar {
  text: Dollars;
  from: number;
  to: number;
  /** The upper end of the range is open: "+". */
  open: boolean;
}

/** One thing on the scale. */
export interface ValueRow extends Pick<ValuedThing, 'title' | 'kind' | 'accent' | 'estimate'> {
  bar: ValueBar | null;
  sales: readonly SaleMark[];
}

/** Ranges and sales on one logarithmic scale, as plain data for `ValueScale` in shared/ui. */
export interface ValueScaleData {
  ticks: readonly { label: string; at: number }[];
  rows: readonly ValueRow[];
}

/** A character with the drawing of its values: the data of a character's page. */
export type CharacterWithValues = Character & { values: ValueScaleData };

/** Room to the right of the highest value, as a factor, so that an arrow has somewhere to point. */
const headroom = 1.3;

/** Places ranges and sales on one logarithmic scale, with a tick at each power of ten and one at each end. */
export function valueScale(things: readonly ValuedThing[]): ValueScaleData {
  const ranges = things.flatMap(({ range }) => (range ? [endsOf(range)] : []));
  const prices = things.flatMap(({ sales }) => sales.map(({ price }) => parseDollars(price)));
  const first = Math.floor(Math.log10(Math.min(...ranges.map(({ low }) => low), ...prices)));
  const last = Math.ceil(Math.log10(Math.max(...ranges.map(({ high }) => high), ...prices) * headroom));
  const at = (dollars: number) => Math.round(((Math.log10(dollars) - first) / (last - first)) * 10_000) / 100;
  const barOf = (text: Dollars): ValueBar => {
    const { low, high, open } = endsOf(text);
    return { text, from: at(low), to: at(high), open };
  };
  return {
    ticks: Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index)).map((dollars) => ({
      label: shortDollars(dollars),
      at: at(dollars),
    })),
    rows: things.map(({ range, sales, ...thing }) => ({
      ...thing,
      bar: range ? barOf(range) : null,
      sales: sales.map((sale) => ({ ...sale, grader: graderOf(sale), at: at(parseDollars(sale.price)) })),
    })),
  };
}

/** Adds the drawing of the values of a character's cards, of its debut issue and of what else was sold. */
export function withValues(character: Character): CharacterWithValues {
  const { cards, debut, otherSales = [] } = character;
  const things: ValuedThing[] = cards.map(({ title, valueRange, basis }) => ({
    title,
    kind: 'card',
    range: valueRange,
    estimate: basis.kind === 'estimate',
    sales: basis.sales ?? [],
  }));
  if (debut.issueValueRange) {
    const title = factOf(character, 'First appearance').replace(/ \(.*/, '');
    things.push({ title, kind: 'issue', range: debut.issueValueRange, estimate: true, sales: debut.issueSales ?? [] });
  }
  things.push(...otherSales.map((other): ValuedThing => ({ ...other, kind: 'other', estimate: false })));
  return { ...character, values: valueScale(things) };
}

function endsOf(text: Dollars): ReturnType<typeof parseValueRange> {
  if (text.includes('-')) return parseValueRange(text);
  const value = parseDollars(text);
  return { low: value, high: value, open: false };
}

function graderOf({ copy }: Sale): Grader {
  return graders.find((grader) => copy.startsWith(grader)) ?? 'other';
}

function shortDollars(dollars: number): string {
  if (dollars >= 1_000_000) return `$${dollars / 1_000_000}M`;
  return dollars >= 1000 ? `$${dollars / 1000}K` : `$${dollars}`;
}
