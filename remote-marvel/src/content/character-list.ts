import { type Character, factOf } from '@mint-row/kit/content';

/** A character on the timeline. */
export interface TimelineEntry extends Pick<Character, 'slug' | 'name' | 'summary'> {
  era: string;
  /** The debut issue and its month; the era has the year: "Tales of Suspense #39, March". */
  debut: string;
  /** The years since the debut before. */
  since: number;
  /** Where its cover date is on the line, in percent. */
  at: number;
  /** Where the middle of its row in the list is, in percent. */
  row: number;
}

/** Debuts on one line to scale: its decades, and the characters, oldest first. */
export interface Timeline {
  first: number;
  last: number;
  ticks: readonly { year: number; at: number }[];
  entries: readonly TimelineEntry[];
}

/** The years that the line goes on at either end. */
const margin = 1;

/** Places characters by the cover dates of their debut issues. */
export function timelineOf(characters: readonly Character[]): Timeline {
  const dated = characters.map(withDate).toSorted((one, other) => one.date - other.date);
  const dates = dated.map(({ date }) => date);
  const [first, last] = [Math.floor(dates[0] ?? 0), Math.floor(dates.at(-1) ?? 0)];
  const at = (date: number) => percent((date - first + margin) / (last - first + 2 * margin));
  const decades = Array.from({ length: 10 }, (_, index) => (Math.ceil((first + 1) / 10) + index) * 10);
  return {
    first,
    last,
    ticks: [first, ...decades.filter((year) => year < last - 1), last].map((year) => ({ year, at: at(year) })),
    entries: dated.map(({ entry, date }, index) => ({
      ...entry,
      since: Math.floor(date) - Math.floor(dates[index - 1] ?? date),
      at: at(date),
      row: percent((index + 0.5) / dated.length),
    })),
  };
}

const months = 'January February March April May June July August September October November December'.split(' ');

function withDate(character: Character) {
  const { slug, name, era, summary } = character;
  const [, issue, month = '', year] = /^(.+) \((\w+) (\d{4})\)$/.exec(factOf(character, 'First appearance')) ?? [];
  if (!era || !year || !months.includes(month)) {
    throw new Error(`${slug} needs an era, and a first appearance like "Tales of Suspense #39 (March 1963)".`);
  }
  return {
    entry: { slug, name, era, summary, debut: `${issue}, ${month}` },
    date: Number(year) + months.indexOf(month) / 12,
  };
}

function percent(part: number): number {
  return Math.round(part * 10_000) / 100;
}
