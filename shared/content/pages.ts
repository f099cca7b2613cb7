import type { TitledText } from './franchise.ts';
import type { Dollars } from './value.ts';

/** A step of "how it works"; its number is its position. */
export type Step = TitledText;

export interface Testimonial {
  quote: string;
  author: string;
  role: string;
}

/** One franchise as the home page introduces it. */
export interface Collection {
  /** Its slug. */
  franchise: string;
  /** How its cards are arranged on the page. */
  cards: 'slab' | 'pile' | 'printings';
  tagline: string;
  description: string;
}

/** A figure and what it counts: "1,000+", "collectors joined". */
export interface Stat {
  value: string;
  label: string;
}

/** One of the four checks: how the card may be in this respect. */
export interface CardCheck {
  name: string;
  states: readonly CardCheckState[];
}

/** A state of the card: the name that the drawing knows it by, and what it means to a grader. */
export interface CardCheckState extends TitledText {
  state: 'sharp' | 'soft' | 'clean' | 'chipped' | 'glossy' | 'marked' | '50' | '55' | '60' | '65';
  /** True for the state that is chosen at first. */
  chosen?: boolean;
}

/** Everything the home page says. */
export interface Home {
  hero: {
    heading: string;
    lead: string;
    /** Links to the pages that collectors use most. */
    ways: readonly { path: string; label: string }[];
    /** What the row of drawings shows. */
    row: string;
    /** The button that shows more of it. */
    more: string;
    stats: readonly [Stat, Stat, Stat];
  };
  /** The properties that graders look at, and the states of one card that a visitor can choose for each. */
  checks: { heading: string; instruction: string; intro: string; items: readonly CardCheck[] };
  /** The words around what changed last: before its date, before the figure that a page showed until then. */
  updates: { heading: string; intro: string; before: string; all: string };
  why: { heading: string; intro: string; pillars: readonly [TitledText, TitledText, TitledText] };
  collections: {
    heading: string;
    intro: string;
    items: readonly [Collection, Collection, Collection];
    /** The printings that a collection with `cards: 'printings'` shows, in that order. */
    printings: readonly [TitledText, TitledText, TitledText];
  };
  steps: { heading: string; intro: string; items: readonly [Step, Step, Step] };
  testimonials: { heading: string; items: readonly [Testimonial, Testimonial, Testimonial] };
  closing: TitledText;
}

/** Everything the about page says. */
export interface About {
  heading: string;
  lead: string;
  mission: { heading: string; paragraphs: readonly string[] };
  story: { heading: string; paragraphs: readonly string[] };
  values: { heading: string; items: readonly [TitledText, TitledText, TitledText] };
  closing: TitledText;
}

/** A numbered part of a legal document. */
export interface LegalSection {
  heading: string;
  /** Shown in order; an array is shown as a list of its items. */
  body: readonly (string | readonly string[])[];
}

/** A legal page, complete. */
export interface LegalDocument {
  title: string;
  /** The subject of the document, in one or two sentences. */
  lead: string;
  /** ISO date, for example "2026-11-21". */
  updated: string;
  sections: readonly LegalSection[];
  /** The address for questions about the document. */
  contact: { label: string; email: string };
}

export type Grade = 'PSA 10' | 'PSA 9' | 'Raw';

/** The basis of a ranked value: a public sale, or an estimate and its reason. */
export type Basis =
  | {
      kind: 'sale';
      year: number;
      /** Auction house or place of sale: "Goldin", "Heritage", "private sale". */
      house: string;
      /** How the sold copy differs from the grade shown, if it does. */
      note?: string;
    }
  | { kind: 'estimate'; reason: string };

/** One of the Top 50. Its rank is its position in the table. */
export interface RankedCard {
  name: string;
  /** The slug of its franchise. */
  franchise: string;
  year: number;
  value: Dollars;
  grade: Grade;
  description: string;
  basis: Basis;
}
