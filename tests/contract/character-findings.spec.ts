import { withValues } from '@mint-row/kit/charts';
import { type Dollars, parseDollars } from '@mint-row/kit/content';
import { expect, it } from 'vitest';
import { allCharacters } from './all-characters.ts';

/** Multiples of an amount, in the words of the sentences. */
const multiples: Readonly<Record<string, number>> = { 'more than tripled': 3, five: 5, six: 6, ten: 10 };

/** Phrases about sales and ranges, each with the condition under which it is true. */
const claims: readonly { words: RegExp; holds: (range: Range, price: number) => boolean }[] = [
  { words: /passed/, holds: ({ high }, price) => price > high },
  { words: /inside/, holds: ({ low, high }, price) => low <= price && price <= high },
  { words: /upper end of its estimate/, holds: ({ high }, price) => price === high },
];

/** Statements of where ranges begin, end and meet: amounts in a row, after these words. */
const begin = /begins?(?: highest,)? at ((?:\$[\d,]*\d(?:, | and )?)+)/g;
const end = /(?:reach(?:es)?(?: highest, to)?|runs? to|ends lowest, at) ((?:\$[\d,]*\d(?:, | or )?)+)/g;
const meet = /meet between (\S+ and [^:]+)/g;

interface Range {
  low: number;
  high: number;
}

const findings = (await allCharacters()).map((character) => {
  const { rows } = withValues(character).values;
  return { name: character.name, finding: character.finding, character, rows, amounts: amountsIn(character.finding) };
});

it.each(findings)('$name: each amount is on the scale', ({ amounts, rows }) => {
  const shown = rows.flatMap(({ bar, sales }) => [...amountsIn(bar?.text ?? ''), ...sales.map(({ price }) => price)]);
  expect(amounts.length).toBeGreaterThan(0);
  expect(shown).toEqual(expect.arrayContaining(amounts));
});

it.each(findings)('$name: each year is the year of a sale or of a card', ({ finding, character, rows }) => {
  const dated = JSON.stringify([character.cards.map(({ title, set }) => [title, set]), rows]);
  expect((finding.match(/\b(?:19|20)\d\d\b(?!,)/g) ?? []).filter((year) => !dated.includes(year))).toEqual([]);
});

it.each(findings)('$name: the sales of an item are in the order of their months', ({ rows }) => {
  for (const { title, sales } of rows) {
    const months = sales.map(({ when }) => Date.parse(/(?:[A-Z]\w+ )?\d{4}$/.exec(when)?.[0] ?? ''));
    expect(months, title).toEqual(months.toSorted((one, other) => one - other));
  }
});

it.each(findings)('$name: a multiple matches two amounts of its sentence', ({ finding, amounts }) => {
  const [, multiple] = /(more than tripled|\w+(?= times\b))/.exec(finding) ?? [];
  if (!multiple) return;
  const values = amounts.map(parseDollars);
  const ratios = values.flatMap((value) => values.map((other) => Math.floor(value / other)));
  expect(ratios).toContain(multiples[multiple] ?? Number(multiple));
});

it.each(findings)('$name: ranges begin and end at the stated amounts', ({ finding, rows }) => {
  const ranges = rows.flatMap(({ bar }) => (bar ? [rangeOf(bar.text)] : []));
  const amountsAfter = (words: RegExp) =>
    [...finding.matchAll(words)].flatMap(([, list = '']) => amountsIn(list).map(parseDollars));
  expect(ranges.map(({ low }) => low)).toEqual(expect.arrayContaining(amountsAfter(begin)));
  expect(ranges.map(({ high }) => high)).toEqual(expect.arrayContaining(amountsAfter(end)));
  const [from, to] = amountsAfter(meet);
  if (!from) return;
  expect([from, to]).toEqual([Math.max(...ranges.map(({ low }) => low)), Math.min(...ranges.map(({ high }) => high))]);
});

it.each(findings)('$name: each statement about a sale and its range is true', ({ finding, rows }) => {
  const pairs = rows.flatMap(({ bar, sales }) => sales.map(({ price }) => ({ bar, price: parseDollars(price) })));
  for (const { words, holds } of claims.filter((claim) => claim.words.test(finding))) {
    const held = pairs.some(({ bar, price }) => bar !== null && holds(rangeOf(bar.text), price));
    expect(held, `${words}: ${finding}`).toBe(true);
  }
});

function amountsIn(text: string): Dollars[] {
  return (text.match(/\$\d[\d,]*\d|\$\d/g) ?? []) as Dollars[];
}

function rangeOf(text: string): Range {
  const [low = 0, high = low] = amountsIn(text).map(parseDollars);
  return { low, high };
}
