import { type CardEntry, type Franchise, paths, plainText } from '../contract/index.ts';
import { cardId, cardKey } from './card-id.ts';
import { cardNumber, schematicName } from './card-layout.ts';
import type { Character, NotableCard } from './character.ts';
import { checkCharacters } from './check-characters.ts';
import { valuesReviewed } from './site.ts';

/**
 * The notable cards of a franchise's characters, as the price guide shows them. Each has a schematic among the remote's
 * drawings: see `schematics` in `shared/art`.
 * @throws Error naming the character and the field that is missing
 */
export function cardEntries(characters: readonly Character[], franchise: Franchise): CardEntry[] {
  checkCharacters(characters);
  return characters.flatMap(({ slug, name, cards }) =>
    cards.map((card, index) => ({
      key: cardKey(name, card.title),
      title: card.title,
      path: paths.character(slug),
      anchor: cardId(card),
      set: card.set,
      year: yearOf(card),
      number: cardNumber(card),
      franchise: franchise.slug,
      character: { slug, name },
      ranked: null,
      range: card.valueRange,
      ends: endsOf(card),
      ...knownFrom(salesOf(card), card.basis.kind !== 'sales'),
      reviewed: valuesReviewed,
      drawing: schematicName(slug, index),
      alsoFoundBy: card.alsoFoundBy,
    })),
  );
}

function endsOf({ basis }: NotableCard): CardEntry['ends'] {
  return basis.kind === 'sales' ? null : { low: plainText(basis.low), high: plainText(basis.high) };
}

function salesOf({ basis }: NotableCard): CardEntry['sales'] {
  return (basis.sales ?? []).map(({ copy, price, when }) => ({ copy: plainText(copy), price, when: plainText(when) }));
}

/** The year of a card's set, with which its name begins. */
function yearOf({ title, set }: NotableCard): number {
  const year = Number(/^(?:19|20)\d\d\b/.exec(set)?.[0]);
  if (!year) throw new Error(`The set of the card "${title}" does not begin with its year: "${set}".`);
  return year;
}

/**
 * What a value is known from: its dated sales, and its basis. A sale "reported without a date" is no dated sale.
 * @param isEstimated whether the value is an estimate, rather than prices that were paid
 */
export function knownFrom(sales: CardEntry['sales'], isEstimated: boolean): Pick<CardEntry, 'sales' | 'basis'> {
  const dated = sales.filter(({ when }) => /\b\d{4}\b/.test(when));
  return { sales: dated, basis: dated.length === 0 ? 'estimate' : isEstimated ? 'supported' : 'sale' };
}
