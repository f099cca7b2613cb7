/** A row of the price guide, read from its table. */
export interface ValueRow {
  element: HTMLElement;
  /** The row with the heading of its group. */
  heading: HTMLElement | null;
  /** The row below with its sales, if it has any. */
  sales: HTMLElement | null;
  text: string;
  franchise: string;
  kind: string;
  /** The values by which rows can be put in order, by the name of the order. */
  keys: Record<string, string | number>;
  /** The grades that the value is for, in lower case. */
  grades: string;
}

/** The visitor's choices; an empty one leaves nothing out. */
export interface ValueChoice {
  franchise: string;
  kind: string;
  grade: string;
}

const franchises: Record<string, string> = { red: 'marvel', yellow: 'pokemon', blue: 'starwars' };

/** Reads the table. */
export function readRows(): ValueRow[] {
  const rows: ValueRow[] = [];
  let heading: HTMLElement | null = null;
  for (const element of document.querySelectorAll<HTMLTableRowElement>('table.values tbody tr')) {
    if (element.matches('.values-group')) heading = element;
    else if (element.id) rows.push(readRow(element, heading));
  }
  return rows;
}

function readRow(element: HTMLTableRowElement, heading: HTMLElement | null): ValueRow {
  // The entries of the Top 50 have no cell for a set.
  const [basis = '', value = '', number = '', year = '', set = ''] = [...element.cells]
    .slice(1)
    .map((cell) => cell.textContent ?? '')
    .reverse();
  const card = element.querySelector('th a')?.textContent ?? '';
  const grades = value.toLowerCase();
  const isSale = /sale/i.test(basis);
  const highest = amountOf(element.querySelector('b')?.textContent ?? '');
  const below = element.nextElementSibling;
  return {
    element,
    heading,
    sales: below instanceof HTMLElement && below.matches('.values-sales') ? below : null,
    text: `${card} ${set} ${year} ${number}`.toLowerCase(),
    franchise: franchises[element.dataset.accent ?? ''] ?? '',
    kind: isSale ? 'sale' : 'estimate',
    grades,
    keys: {
      card,
      set,
      year: Number(year),
      number: Number.parseInt(number, 10) || 0,
      value: -highest,
      raw: grades.includes('raw') ? -highest : 0,
      psa10: grades.includes('psa 10') ? -highest : 0,
      sales: isSale ? -Number(/\d{4}/.exec(basis)?.[0] ?? 0) : 0,
      basis: isSale ? 0 : 1,
    },
  };
}

/** Whether a row has every word, and what the visitor chose. */
export function fits(row: ValueRow, words: readonly string[], { franchise, kind, grade }: ValueChoice): boolean {
  if (franchise && row.franchise !== franchise) return false;
  if (kind && row.kind !== kind) return false;
  return isForGrade(row.grades, grade) && words.every((word) => row.text.includes(word));
}

/** The rows in an order, whose name ends with "-reversed" for the opposite one. */
export function inOrder(rows: readonly ValueRow[], order: string): ValueRow[] {
  const [name = '', reversed] = order.split('-');
  const sign = reversed ? -1 : 1;
  return [...rows].sort((a, b) => {
    const [one = 0, other = 0] = [a.keys[name], b.keys[name]];
    return sign * (typeof one === 'string' ? one.localeCompare(String(other)) : one - Number(other));
  });
}

function isForGrade(grades: string, grade: string): boolean {
  if (grade === '') return true;
  if (grade === 'other') return !/raw|psa (9|10)/.test(grades);
  return grades.includes(grade.replace('psa', 'psa '));
}

/** The last amount in a text such as "$1-$250+". */
function amountOf(text: string): number {
  const last = text.match(/\$[\d,]+/g)?.at(-1) ?? '';
  return Number(last.replace(/[$,]/g, ''));
}
