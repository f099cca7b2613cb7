import { type CardEntry, type Franchise, paths, plainText } from '../contract/index.ts';
import { cardId, cardKey } from './card-id.ts';
import { schematicName } from './card-layout.ts';
import { cardNumber } from './card-number.ts';
import { cardValues } from './card-values.ts';
import type { Character, NotableCard } from './character.ts';
import { checkCharacters } from './check-characters.ts';
import { valuesReviewed } from './site.ts';
import type { Dollars } from './value.ts';

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
      ...valuesOf(card),
      reviewed: valuesReviewed,
      drawing: schematicName(slug, index),
    })),
  );
}

function endsOf({ basis }: NotableCard): CardEntry['ends'] {
  return basis.kind === 'sales' ? null : { low: plainText(basis.low), high: plainText(basis.high) };
}

function valuesOf(card: NotableCard): ReturnType<typeof cardValues> {
  const sales = (card.basis.sales ?? []).map((sale) => ({
    copy: plainText(sale.copy),
    price: sale.price,
    when: plainText(sale.when),
  }));
  const ends = endsOf(card);
  const [low, high] = card.valueRange.split('-') as [Dollars, Dollars];
  const soldFor = (price: Dollars) => sales.find((sale) => sale.price === price)?.copy ?? '';
  return cardValues({
    ends: [
      { price: low, copy: ends?.low ?? soldFor(low) },
      { price: high, copy: ends?.high ?? soldFor(high) },
    ],
    estimated: ends !== null,
    sales,
  });
}

/** The year of a card's set, with which its name begins. */
function yearOf({ title, set }: NotableCard): number {
  const year = Number(/^(?:19|20)\d\d\b/.exec(set)?.[0]);
  if (!year) throw new Error(`The set of the card "${title}" does not begin with its year: "${set}".`);
  return year;
}
