import { type CardEntry, type Franchise, paths, plainText } from '../contract/index.ts';
import { cardId } from './card-id.ts';
import type { Character, NotableCard } from './character.ts';
import { valuesReviewed } from './site.ts';

/** The notable cards of a franchise's characters, as the price guide shows them. */
export function cardEntries(characters: readonly Character[], franchise: Franchise): CardEntry[] {
  return characters.flatMap(({ slug, name, cards }) =>
    cards.map((card) => ({
      title: card.title,
      path: paths.character(slug),
      anchor: cardId(card),
      set: card.set,
      year: yearOf(card),
      number: card.number ?? /#(\w+)/.exec(card.title)?.[1] ?? null,
      franchise: franchise.slug,
      character: slug,
      name,
      range: card.valueRange,
      ends: endsOf(card),
      sales: salesOf(card),
      reviewed: valuesReviewed,
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
