/** One event of a character's story: a line of the timeline beside its history. */
export interface StoryEvent {
  year: number;
  /** Every story begins with the debut and has a first card; it ends with the highest sale, if one is known. */
  kind?: 'card' | 'sale';
  /** What happened, in one line. May have marks: see `textParts`. */
  text: string;
  /** Where it was read, or "known": known in the field, and not looked up again. Never published. */
  source: string;
}

/** A figure of the history, set large beside it. */
export interface PullFigure {
  /** "121", "$915,000" */
  figure: string;
  /** What it counts, as the words after it: "copies held PSA 10". */
  text: string;
  /** Who says so, and when: "GemRate, June 2025". Published. */
  source: string;
}

/** A detail of the character's drawing. */
export interface DrawingDetail {
  /** The square that is shown: left, top and side, in units of the drawing, which is 300 wide and 420 high. */
  view: readonly [x: number, y: number, side: number];
  /** What it shows, in one line. */
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
