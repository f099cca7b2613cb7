/** The grades that the tool knows, the best first. */
export const grades = ['10', '9', '8', '7', 'lower', 'raw'] as const;
export type Grade = (typeof grades)[number];

/** The rows of the form. */
export const maxSales = 5;

/** A sale as it was typed: fields may be empty. */
export interface TypedSale {
  /** Whole US dollars. */
  price: string;
  /** An ISO date. */
  date: string;
  grade: Grade;
}

/** The data in the tool's form: the sales, and the grade of the card in hand. */
export interface Entry {
  mine: Grade;
  sales: readonly TypedSale[];
}

const empty: TypedSale = { price: '', date: '', grade: '10' };

/** The grade with this name; null for any other text. */
export function gradeOf(text: string | undefined): Grade | null {
  return grades.find((grade) => grade === text) ?? null;
}

/** Thousands are parted by one sign, a comma or a space; a point comes before cents. */
const amount = /^(\d+|\d{1,3}([,\s])\d{3}(\2\d{3})*)?(\.\d{0,2})?$/;

/**
 * Reads a price as people write it: "$1,250", "12.50".
 * @returns whole US dollars, or an empty text; null for what is no price, or another one elsewhere, such as "12,50"
 */
export function readPrice(text: string): string | null {
  const typed = text.trim().replace(/^\$\s*/, '');
  const price = typed && Number(typed.replace(/[,\s]/g, '')).toFixed();
  return amount.test(typed) && price.length < 10 ? price : null;
}

/** Exactly as many rows as the tool has: those given, then empty ones of the grade in hand. */
export function rowsOf({ mine, sales }: Entry): TypedSale[] {
  return Array.from({ length: maxSales }, (_, index) => sales[index] ?? { ...empty, grade: mine });
}

/** An entry as the address has it: "9.310_2026-09-14_9.295_2026-09-02_9". */
export function entryText({ mine, sales }: Entry): string {
  const typed = sales.filter(({ price, date }) => price || date);
  return [mine, ...typed.map(({ price, date, grade }) => [price, date, grade].join('_'))].join('.');
}

/** The entry of an address; null if it has none, or one that the tool could not have written. */
export function entryIn(text: string): Entry | null {
  const [first, ...rest] = text.split('.');
  const mine = gradeOf(first);
  const sales = rest.slice(0, maxSales).map(saleIn);
  return mine && sales.every((sale) => sale !== null) ? { mine, sales } : null;
}

function saleIn(text: string): TypedSale | null {
  const [price = '', date = '', name] = text.split('_');
  const grade = gradeOf(name);
  return grade && /^\d{0,9}$/.test(price) && isDay(date) ? { price, date, grade } : null;
}

/** Whether a text is an ISO date, or empty. */
function isDay(text: string): boolean {
  return text === '' || (/^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)));
}
