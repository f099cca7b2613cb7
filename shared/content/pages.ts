import type { Point } from './franchise.ts';

/** A step of "how it works"; its number is its position. */
export type Step = Point;

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
export interface Check {
  name: string;
  states: readonly CheckState[];
}

/** A state of the card: the name that the drawing knows it by, and what it means to a grader. */
export interface CheckState extends Point {
  state: 'sharp' | 'soft' | 'clean' | 'chipped' | 'glossy' | 'marked' | '50' | '55' | '60' | '65';
  /** True for the state that is chosen at first. */
  chosen?: boolean;
}

/** Everything the home page says. */
export interface Home {
  hero: { heading: string; lead: string; stats: readonly [Stat, Stat, Stat] };
  /** What graders look at, and the states of one card that a visitor can choose for each. */
  checks: { heading: string; instruction: string; intro: string; items: readonly Check[] };
  /** The words around what changed last: before its date, before the figure that a page showed until then. */
  updates: { heading: string; intro: string; before: string; all: string };
  why: { heading: string; intro: string; pillars: readonly [Point, Point, Point] };
  collections: {
    heading: string;
    intro: string;
    items: readonly [Collection, Collection, Collection];
    /** The printings that a collection with `cards: 'printings'` shows, in that order. */
    printings: readonly [Point, Point, Point];
  };
  steps: { heading: string; intro: string; items: readonly [Step, Step, Step] };
  testimonials: { heading: string; items: readonly [Testimonial, Testimonial, Testimonial] };
  closing: Point;
}

/** Everything the about page says. */
export interface About {
  heading: string;
  lead: string;
  mission: { heading: string; paragraphs: readonly string[] };
  story: { heading: string; paragraphs: readonly string[] };
  values: { heading: string; items: readonly [Point, Point, Point] };
  closing: Point;
}
