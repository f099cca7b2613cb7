import type { Box, CardLayout, CardPart, Doubt, Foil, PartKind } from './card-layout.ts';
import { lampFoil } from './card-layout.ts';
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

/**
 * A card's layout in words, for those who do not see its drawing: what is known, then what is not.
 * @example 'Yellow border; holofoil picture; number 4/102, bottom right. Not confirmed: where the name stands.'
 */
export function layoutWords({ border, foil, parts, without = [], back }: CardLayout): string {
  const all: Words[] = [
    borderWords(border),
    ...(foil ? [foil.doubt === 'unknown' ? unsure('the foil') : known(variable(foilWords(foil), foil.doubt))] : []),
    ...parts.flatMap(partWords),
    ...(back ? [backWords(back)] : []),
    ...without.map((part) => known(missing[part])),
  ];
  const [sure = '', doubtful = ''] = [true, false].map((isKnown) =>
    listed(all.filter((one) => one.isKnown === isKnown)),
  );
  const end = doubtful && `Not confirmed: ${doubtful}.`;
  if (!sure) return end;
  const begin = sure.charAt(0).toUpperCase() + sure.slice(1);
  return end ? `${begin}. ${end}` : begin;
}

/** Words about one part of a layout: of what is known of it, or of what is not. */
interface Words {
  text: string;
  isKnown: boolean;
}

const known = (text: string): Words => ({ text, isKnown: true });
const unsure = (text: string): Words => ({ text, isKnown: false });

function listed(words: readonly Words[]): string {
  return [...new Set(words.map(({ text }) => text))].join('; ');
}

function backWords(back: NonNullable<CardLayout['back']>): Words {
  if ('colour' in back) return known(`${back.colour} back`);
  return back.number ? known(`number ${back.number} on the back`) : unsure('the number');
}

function borderWords(border: CardLayout['border']): Words {
  if (!border) return known('picture to the edges');
  if (border === 'unknown') return unsure('the border');
  const pattern = border.pattern ? { stars: ' with small stars', clouds: ' with clouds' }[border.pattern] : '';
  return known(`${border.colour} border${pattern}`);
}

function foilWords({ where, finish }: Foil): string {
  return {
    picture: `${finish} picture`,
    figure: `${finish} on the figure`,
    around: `${finish} around the picture`,
    card: `${finish} on the whole front`,
  }[where];
}

function partWords({ kind, at, colour, text, doubt }: CardPart): Words[] {
  const name = named[kind] ?? (doubt && kind === 'name' ? 'name' : undefined);
  if (!name) return [];
  if (kind === 'frame' && doubt) return [unsure('how far the picture reaches')];
  if (text?.startsWith('?')) return [doubt === 'varies' ? known(variable(name, doubt)) : unsure(`the ${name}`)];
  const words = [colour, name, text].filter(Boolean).join(' ');
  if (doubt === 'unknown' && !text) return [unsure(`where the ${words} stands`)];
  if (doubt && !text) return [known(variable(words, doubt))];
  return [known(placed.has(kind) ? words : `${words}, ${placeOf(at)}`)];
}

function variable(words: string, doubt: Doubt | undefined): string {
  return doubt === 'varies' ? `${words} on some copies` : words;
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
  return {
    ...card,
    drawn: layoutWords(layout),
    foil: lampFoil(layout, `${card.title} ${card.set}`),
    ...(layout.back && { back: true }),
  };
}
