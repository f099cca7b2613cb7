import type { CardEntry, CardPrice } from '../contract/index.ts';

/** What the value of a card says: its ends, each with the copy that it is of, and the sales that are known. */
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
 * What the price guide can say of a value, from what is known of it: prices of raw copies and of copies that PSA graded
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
  // What is said of a copy that was sold stands beside its sale.
  const note = estimated ? end.copy.replace(grade, '').replace(/\bcopy\b|^an? |^,/g, '') : '';
  return { text: end.price, note: note.trim() || null };
}

function gradeOf(copy: string): CardEntry['grades'][number] {
  if (raw.test(copy)) return 'raw';
  return psa10.test(copy) ? 'psa10' : /\bPSA 9\b/.test(copy) ? 'psa9' : 'other';
}
