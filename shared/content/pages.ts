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

/** Everything the home page says. */
export interface Home {
  hero: { heading: string; lead: string; stats: readonly [Stat, Stat, Stat] };
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
