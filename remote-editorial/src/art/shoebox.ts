import {
  defs,
  disc,
  group,
  linear,
  mix,
  polygon,
  radial,
  rect,
  shape,
  star,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';

const sorted = ['#1d4fc4', '#1d4fc4', '#c8202b', '#c8202b', '#f5b921', '#f5b921', '#2c8a4c', '#e8702a', '#e8702a'];

/** A card standing in the box, seen from the front: border, picture, horizon. */
function card(x: number, y: number, width: number, colour: string, shade: number): string {
  const edge = mix(colour, '#120d14', shade);
  const picture = mix('#fff0cf', '#120d14', shade + 0.12);
  return (
    rect(x, y, width, width * 1.2, mix('#fff8e6', '#120d14', shade), { rx: 5 }) +
    rect(x + 2, y + 2, width - 4, width * 1.2, edge, { rx: 4 }) +
    rect(x + 12, y + 12, width - 24, width, picture)
  );
}

/** The card that has been pulled out: a burst on night blue. */
function found(): string {
  const [cx, cy] = [150, 168];
  return group(
    { transform: 'rotate(-5 150 190)' },
    rect(97, 100, 120, 170, '#120d14', { rx: 6, opacity: '.45' }),
    rect(92, 94, 120, 170, '#fff8e6', { rx: 6 }),
    rect(95, 97, 114, 164, '#0f1a4a', { rx: 4 }),
    ...times(7, (index) =>
      shape(
        polygon(...star(152, cy + 6, 48 - index * 6, 20 - index * 2.5, 8, index * 9)),
        mix('#2f63d8', '#fff3b8', index / 6),
      ),
    ),
    stroke('M104 240h96M104 248h60', '#8fb2ff', 3),
    disc(cx + 2, cy + 6, 5, '#ffffff'),
  );
}

/** A shoebox of cards, sorted by border colour, under a kitchen lamp. */
export function shoebox(): string {
  return svg(
    300,
    420,
    defs(
      radial('shoebox-room', 150, 120, 330, [
        [0, '#5a3d2a'],
        [0.5, '#2a1c22'],
        [1, '#100b14'],
      ]),
      linear(
        'shoebox-light',
        [0, 60, 0, 400],
        [
          [0, '#fff0b8', 0.85],
          [0.6, '#ffd27a', 0.22],
          [1, '#ffd27a', 0],
        ],
      ),
      linear(
        'shoebox-board',
        [0, 300, 0, 420],
        [
          [0, '#e0ad70'],
          [0.25, '#b97f45'],
          [1, '#5e3a20'],
        ],
      ),
    ),
    rect(0, 0, 300, 420, url('shoebox-room')),
    stroke('M150 0V22', '#0a070c', 4),
    shape(polygon([112, 62], [188, 62], [330, 420], [-30, 420]), url('shoebox-light')),
    shape('M150 16c34 0 56 20 60 48H90c4-28 26-48 60-48z', '#8fe0c0'),
    shape('M150 16c34 0 56 20 60 48h-34c-2-24-12-42-26-48z', '#3f8f70'),
    shape('M90 64h120q-60 14-120 0z', '#fffbe0'),
    shape(polygon([66, 246], [234, 246], [268, 330], [32, 330]), '#1c1014'),
    ...sorted
      .slice(0, 4)
      .map((colour, index) => card(72 - index * 3.6, 232 + index * 9, 156 + index * 7.2, colour, 0.42 - index * 0.05)),
    found(),
    ...sorted
      .slice(4)
      .map((colour, index) => card(56 - index * 3.6, 270 + index * 10, 188 + index * 7.2, colour, 0.2 - index * 0.04)),
    shape(polygon([20, 326], [280, 326], [272, 430], [28, 430]), url('shoebox-board')),
    stroke('M20 328H280', '#ffe0ae', 3),
    rect(102, 352, 96, 44, '#fff8e6', { rx: 2 }),
    rect(106, 356, 88, 36, 'none', { stroke: '#5e3a20' }),
    stroke('M116 368h68M116 379h40', '#5e3a20', 3),
    stroke('M28 330 40 420M272 330 260 420', '#5e3a20', 1.5, { opacity: '.6' }),
  );
}
