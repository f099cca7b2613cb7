/** Left, top, width and height on a card of 100 by 140 units. */
export type Box = readonly [left: number, top: number, width: number, height: number];

/** Why a part is drawn dashed: the copies that are meant differ in it, or our sources do not say. */
export type Doubt = 'varies' | 'unknown';

/** The colours of borders and printed parts, by the words that collectors use. */
export type PrintColour = 'white' | 'yellow' | 'black' | 'blue' | 'red' | 'gold' | 'silver';

/** The kinds of parts that may be printed on a card. */
export type PartKind =
  | 'name'
  | 'stage'
  | 'lines'
  | 'script'
  | 'frame'
  | 'shadow'
  | 'stamp'
  | 'symbol'
  | 'delta'
  | 'star'
  | 'stars'
  | 'circle'
  | 'pen'
  | 'promo'
  | 'burst'
  | 'strip'
  | 'number'
  | 'serial'
  | 'signature';

export interface CardPart {
  kind: PartKind;
  at: Box;
  colour?: PrintColour;
  /** As printed; only for numbers. */
  text?: string;
  doubt?: Doubt;
}

/** The foil of a card: `figure` is the character alone, `around` all but the picture. */
export interface Foil {
  where: 'picture' | 'figure' | 'around' | 'card';
  finish: 'holofoil' | 'hologram' | 'foil' | 'green foil';
  doubt?: Doubt;
}

/** How a card is laid out: what is printed where, and what we do not know. Its drawing and its description show this. */
export interface CardLayout {
  /** The sets whose cards look so, with their years. */
  sets: readonly string[];
  /** Null if the picture reaches the edges. */
  border: { colour: PrintColour; pattern?: 'stars' | 'clouds' } | 'unknown' | null;
  /** Whether the card within its border has the pale colour of the character's type. */
  tinted?: true;
  picture: Box;
  /** Whether the figure rises out of its picture, over the line above it. */
  risesOut?: true;
  foil?: Foil;
  parts: readonly CardPart[];
  /** Parts that a collector looks for and this card does not have. */
  without?: readonly ('stamp' | 'shadow' | 'symbol' | 'number')[];
  /**
   * The number on the back, whose place there is not drawn as known, or the colour of a back that tells the card from
   * others. Omitted if the back says nothing of use.
   */
  back?: { number: string | null } | { colour: PrintColour };
  /** The source of the layout. Never published. */
  source: string;
}

/**
 * The name of the schematic of a character's notable card.
 * @example schematicName('thor', 0) // 'thor-card-1'
 * @param index the card's place on the character's page, from 0
 */
export function schematicName(slug: string, index: number): string {
  return `${slug}-card-${index + 1}`;
}

/** The colours of borders and printed parts in drawings of cards. */
export const printColours: Readonly<Record<PrintColour, string>> = {
  white: '#fbf8f1',
  yellow: '#f8cf2c',
  black: '#26231f',
  blue: '#3f7de0',
  red: '#d4262c',
  gold: '#d2a540',
  silver: '#c9cdd2',
};

/** The kinds of foil that the lamp brings out: dots, an even sheen, a rainbow, a hatch, brushed metal. */
export type Finish = 'holo' | 'reverse' | 'refractor' | 'etched' | 'pmg';

/** The foil of a drawing: around its picture if it is `reverse`, else in it, and on all of the card without one. */
export interface LampFoil {
  finish: Finish;
  picture?: Box | undefined;
}

/**
 * The foil that the lamp shows on the drawing of a card; undefined for none, or if it is not confirmed.
 * @param names its title and its set, which may say how the foil was made
 */
export function lampFoil({ foil, picture }: Pick<CardLayout, 'foil' | 'picture'>, names: string): LampFoil | undefined {
  if (!foil || foil.doubt === 'unknown') return undefined;
  return { finish: finishOf(foil, names), ...(foil.where !== 'card' && { picture }) };
}

function finishOf({ where, finish }: Foil, names: string): Finish {
  if (finish === 'green foil' || /\bPMG\b|Precious Metal/.test(names)) return 'pmg';
  if (finish === 'hologram' || /refractor|chrome/i.test(names)) return 'refractor';
  if (where === 'around') return 'reverse';
  return finish === 'holofoil' ? 'holo' : 'etched';
}

/**
 * Reads a card's number from its own field or its title, without the sign; null if neither has one.
 * @example cardNumber({ title: 'Iron Man #009/165R' }) // '009/165R'
 */
export function cardNumber({ number, title }: { number?: string | undefined; title: string }): string | null {
  return number ?? /#([\w/]+)/.exec(title)?.[1] ?? null;
}
