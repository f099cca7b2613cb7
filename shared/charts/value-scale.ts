import { scaleLog } from 'd3-scale';
import { type Character, factOf, parseValueRange, type ValueRange } from '../content/index.ts';

/** A range to draw: a card's, or that of the comic in which a character first appeared. */
export interface ValuedThing {
  title: string;
  kind: 'card' | 'issue';
  range: ValueRange;
}

/** A range on the scale; positions are percentages of the scale's width. */
export interface ValueBar extends ValuedThing {
  from: number;
  to: number;
  /** The upper end of the range is open: "+". */
  open: boolean;
}

/** Ranges on one logarithmic scale, as plain data for `ValueScale` in shared/ui. */
export interface ValueScaleData {
  ticks: readonly { label: string; at: number }[];
  bars: readonly ValueBar[];
}

/** A character with the drawing of its values: the data of a character's page. */
export type CharacterWithValues = Character & { values: ValueScaleData };

/** Room to the right of the highest value, as a factor, so that an arrow has somewhere to point. */
const headroom = 2.2;

/** Places ranges on one logarithmic scale, with a tick at each power of ten. */
export function valueScale(things: readonly ValuedThing[]): ValueScaleData {
  const ranges = things.map((thing) => ({ ...thing, ...parseValueRange(thing.range) }));
  const lowest = 10 ** Math.floor(Math.log10(Math.min(...ranges.map(({ low }) => low))));
  const highest = Math.max(...ranges.map(({ high }) => high)) * headroom;
  const scale = scaleLog().domain([lowest, highest]).range([0, 100]);
  const at = (dollars: number) => Math.round(scale(dollars) * 100) / 100;
  return {
    ticks: scale
      .ticks()
      .filter((dollars) => Number.isInteger(Math.log10(dollars)))
      .map((dollars) => ({ label: shortDollars(dollars), at: at(dollars) })),
    bars: ranges.map(({ title, kind, range, low, high, open }) => ({
      title,
      kind,
      range,
      from: at(low),
      to: at(high),
      open,
    })),
  };
}

/** Adds the drawing of the values of a character's three cards, and of its debut issue if there is one. */
export function withValues(character: Character): CharacterWithValues {
  const { cards, debut } = character;
  const things: ValuedThing[] = cards.map(({ title, valueRange }) => ({ title, kind: 'card', range: valueRange }));
  if (debut.issueValueRange) {
    const title = factOf(character, 'First appearance').replace(/ \(.*/, '');
    things.push({ title, kind: 'issue', range: debut.issueValueRange });
  }
  return { ...character, values: valueScale(things) };
}

function shortDollars(dollars: number): string {
  if (dollars >= 1_000_000) return `$${dollars / 1_000_000}M`;
  return dollars >= 1000 ? `$${dollars / 1000}K` : `$${dollars}`;
}
