import { defs, linear, mix, rect, stroke, svg, url } from '@mint-row/kit/art';

export const ink = '#14201c';
export const cream = '#fdf8ea';

/** The border colours of 1977. */
export const fives = ['#1d4fc4', '#c8202b', '#f5b921', '#2c8a4c', '#e8702a'];

/** A small card with one thing on it: its ground shades downwards, its rim is a fine line. */
export function sign(name: string, ground: string, ...things: readonly string[]): string {
  return svg(
    100,
    140,
    defs(
      linear(
        `sign-${name}`,
        [0, 0, 40, 140],
        [
          [0, mix(ground, '#ffffff', 0.16)],
          [1, mix(ground, '#000000', 0.22)],
        ],
      ),
    ),
    rect(0, 0, 100, 140, url(`sign-${name}`)),
    ...things,
    rect(3.5, 3.5, 93, 133, 'none', { rx: 3, stroke: cream, opacity: '.55' }),
  );
}

/** A card standing on the sign, with its shadow. */
export function card(x: number, y: number, width: number, colour: string): string {
  const height = width * 1.4;
  return (
    rect(x + 3, y + 5, width, height, '#000000', { rx: 3, opacity: '.28' }) +
    rect(x, y, width, height, cream, { rx: 3 }) +
    rect(x + 4, y + 4, width - 8, height * 0.6, colour) +
    stroke(`M${x + 5} ${y + height * 0.78}h${width - 10}M${x + 5} ${y + height * 0.89}h${width - 22}`, '#8d8063', 3)
  );
}
