import type { CardLayout, LampFoil } from './card-layout.ts';
import type { TitledText } from './franchise.ts';
import type { OtherSales, Sale, ValueRange } from './value.ts';

/** One line of the debut details: "Created by": "Stan Lee, Steve Ditko". */
export interface Fact {
  label: string;
  value: string;
}

/** The basis of a value range, as figures: an estimate between two copies, or sales. May have marks: see `textParts`. */
export type RangeBasis =
  | {
      kind: 'estimate';
      /** The copy at the low end of the range: "played". */
      low: string;
      /** The copy at the high end: "PSA 10". */
      high: string;
      /** Sales that support an end of it. */
      sales?: readonly Sale[];
      /** A further remark, in a few words: "1st Edition copies trade above it". */
      note?: string;
    }
  | { kind: 'sales'; sales: readonly [Sale, ...Sale[]]; note?: string };

/** One of a character's three notable cards. */
export interface NotableCard {
  title: string;
  /** Set and year as a collector would search for them: "1992 SkyBox Marvel Masterpieces". */
  set: string;
  /** As printed on the card, for example "107/105", if the title does not have it. */
  number?: string;
  /** The printed parts and their places, for its drawing. */
  layout: CardLayout;
  /** Words that visitors type to find the card: "Van Gogh". */
  alsoFoundBy?: readonly string[];
  description: string;
  valueRange: ValueRange;
  /** The basis of the range. */
  basis: RangeBasis;
}

/** Everything a character's page says. */
export interface Character {
  /** The last part of the page's address. */
  slug: string;
  /** When its content was last reviewed, as an ISO date. */
  reviewed: string;
  name: string;
  tagline: string;
  /** Words that visitors type to find the character: "Spidey", "Peter Parker". */
  alsoFoundBy?: readonly string[];
  /** The line under the name on lists: "Silver Age (1963)". */
  era?: string;
  /** One or two sentences for lists, at most 160 characters without its marks; only the franchise's own list shows these. */
  summary: string;
  debut: {
    /** One or two sentences about the first appearance. */
    text: string;
    facts: readonly Fact[];
    /** The value of the debut comic issue itself; only for comics characters. */
    issueValueRange?: ValueRange;
    /** Sales of that issue. */
    issueSales?: readonly Sale[];
  };
  history: readonly [string, string, string];
  /** The timeline beside the history, in order. */
  story: readonly StoryEvent[];
  /** The figure beside the history. */
  figure: PullFigure;
  /** Two or three details of its drawing, if they say something that the whole does not. */
  details?: readonly DrawingDetail[];
  cards: readonly [NotableCard, NotableCard, NotableCard];
  otherSales?: readonly OtherSales[];
  /** The main finding about the values, in a sentence or two above their scale, with figures from it. May have marks. */
  finding: string;
  /** Two characters that are not its neighbours on the franchise's list. */
  related: readonly [RelatedCharacter, RelatedCharacter];
  closing: TitledText;
}

/** A notable card as its character's page shows it: the layout is drawn, and told in words for those who do not see it. */
export type ShownCard = Omit<NotableCard, 'layout'> & {
  drawn: string;
  /** The foil that the lamp shows. */
  foil?: LampFoil | undefined;
  /** Whether its back is drawn behind it. */
  back?: true;
};

/** One event of a character's story: a line of the timeline beside its history. */
export interface StoryEvent {
  year: number;
  /** Every story begins with the debut and has a first card; it ends with the highest sale, if one is known. */
  kind?: 'card' | 'sale';
  /** The event, in one line. May have marks: see `textParts`. */
  text: string;
  /** Its source, or "known": known in the field, and not looked up again. Never published. */
  source: string;
}

/** A figure of the history, set large beside it. */
export interface PullFigure {
  /** "121", "$915,000" */
  figure: string;
  /** The thing that it counts, as the words after it: "copies held PSA 10". */
  text: string;
  /** Its source and date: "GemRate, June 2025". Published. */
  source: string;
}

/** A detail of the character's drawing. */
export interface DrawingDetail {
  /** The square that is shown: left, top and side, in units of the drawing, which is 300 wide and 420 high. */
  view: readonly [x: number, y: number, side: number];
  /** Where its number stands, if it would hide something in the square: beside that, with a line to it. */
  mark?: readonly [x: number, y: number];
  /** A description in one line. */
  text: string;
}

/** A character to go on to, of any franchise. */
export interface RelatedCharacter {
  slug: string;
  name: string;
  /** How the two belong together, in one sentence. */
  why: string;
  /** The remote that has its page and its drawing, if that is another. */
  remote?: string;
}
