import type { NotableCard, ShownCard } from './character.ts';

/** Left, top, width and height on a card of 100 by 140 units. */
export type Box = readonly [left: number, top: number, width: number, height: number];

/** Why a part is drawn dashed: the copies that are meant differ in it, or our sources do not say. */
export type Doubt = 'varies' | 'unknown';

/** The colours of borders and printed parts, by the words that collectors use. */
export type PrintColour = 'white' | 'yellow' | 'black' | 'blue' | 'red' | 'gold' | 'silver';

/** What may be printed on a card. */
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

/** What of a card is foil; `figure` is the character alone, `around` all but the picture. */
export interface Foil {
  where: 'picture' | 'figure' | 'around' | 'card';
  finish: 'holofoil' | 'hologram' | 'foil';
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
  foil?: Foil;
  parts: readonly CardPart[];
  /** What a collector looks for and this card does not have. */
  without?: readonly ('stamp' | 'shadow' | 'symbol' | 'number')[];
  /** The number on the back: its place there is not drawn as known. Omitted if the back says nothing of use. */
  back?: { number: string | null };
  /** Where the layout is known from. Never published. */
  source: string;
}

/**
 * The name of the schematic of a character's notable card.
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

/** The parts that a description names; the others are the same on most cards. */
const named: Partial<Record<PartKind, string>> = {
  frame: 'frame around the picture',
  shadow: 'drop shadow below and right of the picture',
  stamp: '1st Edition stamp',
  symbol: 'set symbol',
  delta: 'delta sign',
  star: 'star',
  stars: 'three stars',
  circle: 'circle',
  pen: 'pen',
  promo: 'promo star',
  burst: 'starburst',
  strip: 'logo strip',
  script: 'invented script',
  serial: 'serial number',
  signature: 'signature or relic',
  number: 'number',
};

const missing = {
  stamp: 'no 1st Edition stamp',
  shadow: 'no drop shadow',
  symbol: 'no set symbol',
  number: 'no number',
} as const;

/** Parts whose name says where they are. */
const placed: ReadonlySet<PartKind> = new Set(['frame', 'shadow', 'script']);

/** A card's layout in words, for those who do not see its drawing: "Yellow border; holofoil picture; number 4/102, bottom right". */
export function layoutWords({ border, foil, parts, without = [], back }: CardLayout): string {
  const all = [
    borderWords(border),
    ...(foil ? [doubted(foilWords(foil), foil.doubt)] : []),
    ...parts.flatMap(partWords),
    ...(back ? [back.number ? `number ${back.number} on the back, place not known` : 'number not known'] : []),
    ...without.map((part) => missing[part]),
  ];
  const words = [...new Set(all)].join('; ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function borderWords(border: CardLayout['border']): string {
  if (!border) return 'picture to the edges';
  if (border === 'unknown') return 'border not known';
  const pattern = border.pattern ? { stars: ' with small stars', clouds: ' with clouds' }[border.pattern] : '';
  return `${border.colour} border${pattern}`;
}

function foilWords({ where, finish }: Foil): string {
  return {
    picture: `${finish} picture`,
    figure: `${finish} on the figure`,
    around: `${finish} around the picture`,
    card: `${finish} on the whole front`,
  }[where];
}

function partWords({ kind, at, colour, text, doubt }: CardPart): string[] {
  const name = named[kind] ?? (doubt && kind === 'name' ? 'name' : undefined);
  if (!name) return [];
  if (kind === 'frame' && doubt) return ['how far the picture reaches is not known'];
  if (text?.startsWith('?')) return [doubt === 'varies' ? doubted(name, doubt) : `${name} not known`];
  const said = [colour, name, text].filter(Boolean).join(' ');
  if (doubt && !text) return [doubted(said, doubt)];
  return [placed.has(kind) ? said : `${said}, ${placeOf(at)}`];
}

function doubted(words: string, doubt: Doubt | undefined): string {
  if (!doubt) return words;
  return doubt === 'varies' ? `${words} on some copies` : `${words}, place not known`;
}

/** "bottom right" */
function placeOf([left, top, width, height]: Box): string {
  const [across, down] = [left + width / 2, top + height / 2];
  const row = down < 45 ? 'top' : down > 95 ? 'bottom' : 'middle';
  const column = across < 42 ? 'left' : across > 58 ? 'right' : 'middle';
  return row === column ? 'middle' : `${row} ${column}`;
}

/** A card as its page shows it: its layout is left to the drawing, and to words. */
export function shownCard({ layout, ...card }: NotableCard): ShownCard {
  return { ...card, drawn: layoutWords(layout), ...(layout.back && { back: true }) };
}
