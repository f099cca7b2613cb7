import type { Point } from './franchise.ts';
import type { ValueRange } from './value.ts';

/** One line of the debut details: "Created by": "Stan Lee, Steve Ditko". */
export interface Fact {
  label: string;
  value: string;
}

/** One of a character's three notable cards. */
export interface NotableCard {
  title: string;
  /** Set and year as a collector would search for them: "1992 SkyBox Marvel Masterpieces". */
  set: string;
  description: string;
  valueRange: ValueRange;
  /** The basis of the range, in one short sentence that a reader can judge. */
  basis: string;
}

/** Everything a character's page says. */
export interface Character {
  /** The last part of the page's address. */
  slug: string;
  /** When its content was last reviewed, as an ISO date. */
  reviewed: string;
  name: string;
  tagline: string;
  /** The line under the name on lists: "Silver Age (1963)"; Star Wars has none. */
  era?: string;
  /** One or two sentences for lists, at most 160 characters. */
  summary: string;
  debut: {
    /** One or two sentences about the first appearance. */
    text: string;
    facts: readonly Fact[];
    /** The value of the debut comic issue itself; only for comics characters. */
    issueValueRange?: ValueRange;
  };
  history: readonly [string, string, string];
  cards: readonly [NotableCard, NotableCard, NotableCard];
  closing: Point;
}
