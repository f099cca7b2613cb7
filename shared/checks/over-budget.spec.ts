import { expect, it } from 'vitest';
import { overBudget } from './over-budget.ts';

const table = 'delivery/release/budgets.ts';
const page = { what: 'editorial: /guides/values', figure: 'javaScript', bytes: 86_974, limit: 86_464, table };

it('a budget that is exceeded tells the page, the bytes over, the largest files and what they were before', () => {
  const parts = [
    { name: 'shared.js', bytes: 9_100, liveBytes: 9_100 },
    { name: 'PriceGuide.js', bytes: 12_301, liveBytes: 11_681 },
    { name: 'Compare.js', bytes: 4_300, liveBytes: 4_400 },
    { name: 'chart.js', bytes: 2_201, liveBytes: null },
  ];
  expect(overBudget({ ...page, parts })).toEqual([
    'editorial: /guides/values: javaScript is 86,974 bytes, 510 over its limit of 86,464. Largest: PriceGuide.js 12,301 (+620 since the live release), shared.js 9,100, Compare.js 4,300 (−100 since the live release), chart.js 2,201 (new since the live release). Make it smaller, or raise the limit in delivery/release/budgets.ts of the site’s repository with a reason.',
  ]);
});

it('the file that has grown most is told even if others are larger', () => {
  const parts = [10, 9, 8, 7, 6].map((size) => ({ name: `${size}.js`, bytes: size, liveBytes: size === 6 ? 1 : size }));
  expect(overBudget({ ...page, parts })[0]).toContain('7.js 7, 6.js 6 (+5 since the live release).');
});

it('what nothing live can be compared with is told without a difference', () => {
  const [reason] = overBudget({ ...page, parts: [{ name: 'a.js', bytes: 86_974 }], note: 'It has 50 cards.' });
  expect(reason).toContain('Largest: a.js 86,974. It has 50 cards. Make it smaller');
});

it('what is exactly as large as its limit is within it', () => {
  expect(overBudget({ ...page, bytes: page.limit })).toEqual([]);
});
