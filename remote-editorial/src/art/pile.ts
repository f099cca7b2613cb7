import { defs, group, linear, rect, svg, url } from '@mint-row/kit/art';

const colours = ['#e8702a', '#2c8a4c', '#f5b921', '#c8202b'];

/** How far each card lies beside the one above it. */
const step = 22;

/** One card of the pile: its border with a row of printed stars, and the shadow of the card above it. */
function card(colour: string, x: number): string {
  return group(
    { transform: `translate(${x})` },
    rect(0, 0, 300, 420, colour, { rx: 10 }),
    rect(1, 1, 298, 418, 'none', { rx: 9, stroke: '#fff8e6', opacity: '.7' }),
    rect(6.5, 6.5, 287, 407, 'none', {
      rx: 6,
      stroke: '#fff8e6',
      'stroke-width': 2,
      'stroke-dasharray': '0 13.02',
      'stroke-linecap': 'round',
      opacity: '.55',
    }),
    rect(270, 0, 18, 420, url('pile-shadow')),
  );
}

/** What lies under the card of five borders: a card of each other colour, each a little further to the right. */
export function pile(): string {
  return svg(
    300 + step * colours.length,
    420,
    defs(
      linear(
        'pile-shadow',
        [277, 0, 288, 0],
        [
          [0, '#0a1436', 0.6],
          [1, '#0a1436', 0],
        ],
      ),
    ),
    ...colours.map((colour, index) => card(colour, step * (colours.length - index))),
  );
}
