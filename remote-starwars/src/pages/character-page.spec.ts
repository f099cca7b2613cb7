import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Half the width of the largest card, and the least gap between it and the text, in rem. */
const [card, text] = [12, 4];

it('the stars stand beside the card: none behind it or on the text to its left, and no two together', () => {
  const css = readFileSync(join(import.meta.dirname, 'character-page.css'), 'utf8');
  const starfield = css.slice(css.indexOf('.starfield'));
  const stars = [...starfield.matchAll(/(-?[\d.]+)rem (-?[\d.]+)rem /g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  expect(stars.length).toBeGreaterThan(30);
  for (const [index, [x, y]] of stars.entries()) {
    expect(Math.abs(x)).toBeGreaterThan(card + 1);
    expect(x).toBeGreaterThan(-card - text);
    for (const [otherX, otherY] of stars.slice(0, index)) expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(2);
  }
});
