import type { Box, CardLayout, CardPart, Doubt, Foil, PartKind } from './card-layout.ts';
import type { NotableCard, ShownCard } from './character.ts';

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
  const words = [colour, name, text].filter(Boolean).join(' ');
  if (doubt && !text) return [doubted(words, doubt)];
  return [placed.has(kind) ? words : `${words}, ${placeOf(at)}`];
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
