import { type CardEntry, type CardPrice, type Franchise, paths, plainText } from '../contract/index.ts';
import { cardId, cardKey, cardNumber } from './card-id.ts';
import { schematicName } from './card-layout.ts';
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

/** The value of a card: its ends, each with the copy that it is of, and the known sales. */
interface CardValue {
  /** Lowest first; a single value is one end. */
  ends: readonly { price: CardPrice['text']; copy: string }[];
  /** Whether the ends are estimates, rather than prices that were paid. */
  estimated: boolean;
  sales: CardEntry['sales'];
}

const raw = /,? ?\braw\b/i;
const psa10 = /\bPSA 10\b,? ?/;

/**
 * Describes a value for the price guide: prices of raw copies and of copies that PSA graded
 * 10 if they are its ends, the grades that it is about, its dated sales, and what it rests on. A sale "reported without a
 * date" is no dated sale.
 */
export function cardValues(value: CardValue): Pick<CardEntry, 'raw' | 'psa10' | 'grades' | 'sales' | 'basis'> {
  const sales = value.sales.filter(({ when }) => /\b\d{4}\b/.test(when));
  const basis = sales.length === 0 ? 'estimate' : value.estimated ? 'supported' : 'sale';
  const grades = new Set([...value.ends, ...sales].map(({ copy }) => gradeOf(copy)));
  return { raw: priceOf(value, raw), psa10: priceOf(value, psa10), grades: [...grades], sales, basis };
}

function priceOf({ ends, estimated }: CardValue, grade: RegExp): CardPrice | null {
  const end = ends.find(({ copy }) => grade.test(copy));
  if (!end) return null;
  // A note about a sold copy stands beside its sale.
  const note = estimated ? end.copy.replace(grade, '').replace(/\bcopy\b|^an? |^,/g, '') : '';
  return { text: end.price, note: note.trim() || null };
}

function gradeOf(copy: string): CardEntry['grades'][number] {
  if (raw.test(copy)) return 'raw';
  return psa10.test(copy) ? 'psa10' : /\bPSA 9\b/.test(copy) ? 'psa9' : 'other';
}
