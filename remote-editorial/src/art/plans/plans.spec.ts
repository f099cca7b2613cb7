import { outlineOf } from '@mint-row/kit/art';
import { cardNumber } from '@mint-row/kit/content';
import { expect, it } from 'vitest';
import { rankedCards } from '../../content/top-50.ts';
import { plans } from './index.ts';

/** The maximum size of a plan before compression, in bytes: that of any schematic. */
const heaviest = 2560;

it('each ranked card has a plan, named by its rank', () => {
  expect(Object.keys(plans)).toEqual(rankedCards.map((_, index) => `rank-${index + 1}`));
});

it.each(rankedCards.map(({ name }, index) => ({ name, index })))(
  'the plan of $name is small and has its number',
  ({ name, index }) => {
    const drawing = plans[`rank-${index + 1}`]?.() ?? '';
    expect(drawing).toMatch(/^<svg .* viewBox="0 0 100 140"/);
    expect(Buffer.byteLength(drawing)).toBeLessThanOrEqual(heaviest);
    const printed = cardNumber({ title: name });
    if (printed) expect(drawing).toContain(`d="${outlineOf(printed)}`);
  },
);

it('no two plans are the same', () => {
  const drawn = Object.values(plans).map((draw) => draw());
  expect(new Set(drawn).size).toBe(drawn.length);
});
