import {
  clip,
  curve,
  defs,
  disc,
  dots,
  group,
  linear,
  type Point,
  radial,
  ramp,
  rect,
  ring,
  seeded,
  shape,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';

const frames = ['#1d4fc4', '#c8202b', '#f5b921', '#2c8a4c', '#e8702a'];
const inset = 13;
const window = { x: inset * 5 + 3, y: inset * 5 + 3, width: 164, height: 284 };

/** Five nested frames, each with its row of printed stars. */
function nested(): string {
  return frames
    .map((colour, index) => {
      const at = index * inset;
      const [width, height] = [300 - 2 * at, 420 - 2 * at];
      return (
        rect(at, at, width, height, colour, { rx: 10 - index * 1.4 }) +
        rect(at + 1, at + 1, width - 2, height - 2, 'none', { rx: 9 - index * 1.4, stroke: '#fff8e6', opacity: '.7' }) +
        rect(at + inset / 2, at + inset / 2, width - inset, height - inset, 'none', {
          rx: 6 - index,
          stroke: '#fff8e6',
          'stroke-width': 2,
          'stroke-dasharray': '0 13.02',
          'stroke-linecap': 'round',
          opacity: '.55',
        })
      );
    })
    .join('');
}

/** A ridge of sand from the left edge to the right. */
function dune(y: number, height: number, phase: number): string {
  const points = times(
    8,
    (index): Point => [
      56 + index * 27,
      y - height * Math.sin(index * 0.75 + phase) - height * 0.3 * Math.sin(index * 1.9),
    ],
  );
  return `${curve(points)}L245 380H56z`;
}

/** Two suns over sand, in the five border colours of 1977. */
export function borders(): string {
  const next = seeded(1977);
  const stars = times(46, (): Point => [70 + next() * 160, 72 + next() * next() * 150]);
  const sand = ['#ffb45a', '#d9752f', '#8f3b2a', '#3d1630'];
  return svg(
    300,
    420,
    defs(
      linear(
        'borders-sky',
        [0, 68, 0, 300],
        [
          [0, '#070b2a'],
          [0.4, '#3a1c66'],
          [0.72, '#c4476a'],
          [1, '#ffbe5c'],
        ],
      ),
      radial('borders-glow', 172, 218, 120, [
        [0, '#fff0b0', 0.9],
        [1, '#ff9a4a', 0],
      ]),
      clip('borders-window', `M${window.x} ${window.y}h${window.width}v${window.height}h-${window.width}z`),
    ),
    nested(),
    rect(window.x - 3, window.y - 3, window.width + 6, window.height + 6, '#fff8e6'),
    group(
      { 'clip-path': url('borders-window') },
      rect(60, 60, 180, 300, url('borders-sky')),
      stroke(dots(stars), '#ffffff', 1.6, { 'stroke-linecap': 'round' }),
      disc(172, 218, 120, url('borders-glow')),
      ...times(6, (index) => ring(172, 222, 44 + index * index * 3 + index * 6, '#ffe2a0', 0.8, { opacity: '.5' })),
      disc(172, 222, 34, '#fff6d2'),
      disc(118, 240, 19, '#ffd08a'),
      ring(118, 240, 23, '#ffd08a', 1),
      ...sand.map((colour, index) => shape(dune(268 + index * 24, 9 + index * 4, index * 1.7), colour)),
      ...times(9, (index) =>
        stroke(
          dune(296 + index * 7, 12 + index, 1.9 + index * 0.22).replace(/L.*/, ''),
          ramp(sand, 0.1 + index / 24),
          0.8,
        ),
      ),
    ),
  );
}

const colours = ['#e8702a', '#2c8a4c', '#f5b921', '#c8202b'];

/** The offset of each card from the one above it. */
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

/** The pile under the card of five borders: a card of each other colour, each a little further to the right. */
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
