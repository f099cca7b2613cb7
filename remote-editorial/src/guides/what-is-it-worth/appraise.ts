import type { ToolAnswer } from '@mint-row/kit/ui/guide';
import type { WorthGuide } from './content.ts';
import type { Entry, TypedSale } from './sale.ts';

/** Why a sale says nothing about the card in hand. */
type Objection = 'unfinished' | 'grade' | 'old' | 'double' | 'far';

/** A sale, and why it is left out; null if it counts. */
export interface Judged {
  sale: TypedSale;
  objection: Objection | null;
}

export interface Appraisal {
  /** The sales in the order in which they were entered, without rows that lack both price and date. */
  sales: readonly Judged[];
  /** The median price of the sales that count, in whole US dollars; null if none counts. */
  median: number | null;
  low: number;
  high: number;
  /** The number of sales that count. */
  counted: number;
}

/** A sale that is this much older than the newest tells about another market. */
const maxAgeMs = 365 * 24 * 60 * 60 * 1000;

/** A price that differs from the median of the others by this factor needs an explanation first. */
const maxFactor = 2;

/** Judges every sale, and takes the middle and the range of those that count. */
export function appraise({ mine, sales }: Entry): Appraisal {
  const typed = sales.filter(({ price, date }) => price || date);
  const newest = Math.max(...typed.filter(isFinished).map(({ date }) => Date.parse(date)));
  const judged = typed.map((sale, index): Judged => {
    if (!isFinished(sale)) return { sale, objection: 'unfinished' };
    if (sale.grade !== mine) return { sale, objection: 'grade' };
    if (newest - Date.parse(sale.date) > maxAgeMs) return { sale, objection: 'old' };
    if (typed.findIndex((other) => isSame(other, sale)) < index) return { sale, objection: 'double' };
    return { sale, objection: null };
  });
  const near = withoutFar(judged);
  const prices = pricesOf(near).sort((a, b) => a - b);
  return {
    sales: near,
    median: medianOf(prices),
    low: prices[0] ?? 0,
    high: prices.at(-1) ?? 0,
    counted: prices.length,
  };
}

function isFinished({ price, date }: TypedSale): boolean {
  return Number(price) > 0 && !Number.isNaN(Date.parse(date));
}

function isSame(a: TypedSale, b: TypedSale): boolean {
  return a.price === b.price && a.date === b.date && a.grade === b.grade;
}

/** From three sales on, one that is far from the median of the others is left out. */
function withoutFar(judged: readonly Judged[]): Judged[] {
  const counted = judged.filter(({ objection }) => !objection);
  if (counted.length < 3) return [...judged];
  return judged.map((each) => {
    const others = medianOf(pricesOf(counted.filter((other) => other !== each)).sort((a, b) => a - b));
    const price = Number(each.sale.price);
    const isFar = others !== null && (price > others * maxFactor || price < others / maxFactor);
    return !each.objection && isFar ? { ...each, objection: 'far' } : each;
  });
}

function pricesOf(judged: readonly Judged[]): number[] {
  return judged.filter(({ objection }) => !objection).map(({ sale }) => Number(sale.price));
}

/** @param sorted in whole dollars */
function medianOf(sorted: readonly number[]): number | null {
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2);
}

type Words = WorthGuide['tool']['result'];

/** Puts an appraisal into words: nothing, one price, a range of two, or the middle of three and more. */
export function resultText(appraisal: Appraisal, words: Words): ToolAnswer {
  const { counted, median, low, high } = appraisal;
  if (median === null) return { state: 'open', title: words.none, text: words.noneText };
  const filled = (text: string) =>
    text
      .replace('{median}', dollarsOf(median))
      .replace('{low}', dollarsOf(low))
      .replace('{high}', dollarsOf(high))
      .replace('{counted}', String(counted));
  if (counted === 1) return { state: 'unsure', title: filled(words.one), text: words.oneText };
  if (counted === 2) return { state: 'unsure', title: filled(words.two), text: words.twoText };
  return { state: 'good', title: filled(words.more), text: filled(words.moreText) };
}

/** An amount as the site writes it: 5300 becomes "$5,300". */
export function dollarsOf(amount: number): string {
  return `$${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')}`;
}
