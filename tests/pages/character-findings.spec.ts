import { withValues } from '@mint-row/kit/charts';
import { type Dollars, parseDollars } from '@mint-row/kit/content';
import { expect, it } from 'vitest';
import { allCharacters } from './all-characters.ts';
import { expectNone } from './expect-none.ts';

/** Multiples of an amount, in the words of the sentences. */
const multiples: Readonly<Record<string, number>> = { 'more than tripled': 3, five: 5, six: 6, ten: 10 };

/** Phrases about sales and ranges, each with the condition under which it is true. */
const claims: readonly { words: RegExp; holds: (range: Range, price: number) => boolean }[] = [
  { words: /beat our/, holds: ({ high }, price) => price > high },
  { words: /passed/, holds: ({ high }, price) => price > high },
  { words: /more than our range/, holds: ({ high }, price) => price > high },
  { words: /inside/, holds: ({ low, high }, price) => low <= price && price <= high },
  { words: /upper end of its estimate/, holds: ({ high }, price) => price === high },
];

/** Statements of where ranges begin, end and meet: amounts in a row, after these words. */
const begin = /(?:begins?|starts?)(?: highest,)? at ((?:\$[\d,]*\d(?:, | and )?)+)/g;
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
  expectNone(
    amounts.filter((amount) => !shown.includes(amount)),
    'finding has amounts that are not on the scale of values:',
  );
});

it.each(findings)('$name: each year is the year of a sale or of a card', ({ finding, character, rows }) => {
  const dated = JSON.stringify([character.cards.map(({ title, set }) => [title, set]), rows]);
  const years = finding.match(/\b(?:19|20)\d\d\b(?!,)/g) ?? [];
  expectNone(
    years.filter((year) => !dated.includes(year)),
    `finding has years of no sale and no card: "${finding}"`,
  );
});

it.each(findings)('$name: the sales of an item are in the order of their months', ({ rows }) => {
  for (const { title, sales } of rows) {
    const months = sales.map(({ when }) => Date.parse(/(?:[A-Z]\w+ )?\d{4}$/.exec(when)?.[0] ?? ''));
    expectNone(
      sales.filter((_, index) => (months[index] ?? 0) < (months[index - 1] ?? 0)).map(({ when }) => when),
      `These sales of "${title}" were before the ones above them:`,
    );
  }
});

it.each(findings)('$name: a multiple matches two amounts of its sentence', ({ finding, amounts }) => {
  const [, multiple] = /(more than tripled|\w+(?= times\b))/.exec(finding) ?? [];
  if (!multiple) return;
  const values = amounts.map(parseDollars);
  const ratios = values.flatMap((value) => values.map((other) => Math.floor(value / other)));
  expect(ratios, `"${multiple}", of which finding has no two amounts`).toContain(
    multiples[multiple] ?? Number(multiple),
  );
});

it.each(findings)('$name: ranges begin and end at the stated amounts', ({ finding, rows }) => {
  const ranges = rows.flatMap(({ bar }) => (bar ? [rangeOf(bar.text)] : []));
  const amountsAfter = (words: RegExp) =>
    [...finding.matchAll(words)].flatMap(([, list = '']) => amountsIn(list).map(parseDollars));
  const lows = ranges.map(({ low }) => low);
  const highs = ranges.map(({ high }) => high);
  expectNone(
    amountsAfter(begin).filter((amount) => !lows.includes(amount)),
    'No range of the scale begins at these amounts of finding, in dollars:',
  );
  expectNone(
    amountsAfter(end).filter((amount) => !highs.includes(amount)),
    'No range of the scale ends at these amounts of finding, in dollars:',
  );
  const [from, to] = amountsAfter(meet);
  if (!from) return;
  expect(from, 'the highest beginning of a range').toBe(Math.max(...lows));
  expect(to, 'the lowest end of a range').toBe(Math.min(...highs));
});

it.each(findings)('$name: each statement about a sale and its range is true', ({ finding, rows }) => {
  const pairs = rows.flatMap(({ bar, sales }) => sales.map(({ price }) => ({ bar, price: parseDollars(price) })));
  for (const { words, holds } of claims.filter((claim) => claim.words.test(finding))) {
    const held = pairs.filter(({ bar, price }) => bar !== null && holds(rangeOf(bar.text), price));
    expect(held.length, `${words}: ${finding}`).toBeGreaterThan(0);
    if (/^Only one\b/.test(finding)) expect(held.length, finding).toBe(1);
  }
});

function amountsIn(text: string): Dollars[] {
  return (text.match(/\$\d[\d,]*\d|\$\d/g) ?? []) as Dollars[];
}

function rangeOf(text: string): Range {
  const [low = 0, high = low] = amountsIn(text).map(parseDollars);
  return { low, high };
}
