import { defs, disc, linear, mix, polygon, radial, rect, shape, stroke, svg, times, url } from '@mint-row/kit/art';

const ink = '#12201c';
const mint = '#8fe0c0';
const cream = '#fdf8ea';

/** The shop at night: a striped awning, slabs in the window, a lit door. */
export function shopFront(): string {
  const stripes = times(8, (index) => {
    const x = 22 + index * 32;
    const colour = index % 2 ? cream : '#5fb795';
    return shape(`M${x} 126h32l${index < 4 ? -2 : 2} 52q-16 22-32 0z`, colour);
  });
  const slabs = ['#c8202b', '#f5b921', '#1d4fc4'].map((colour, index) => {
    const x = 44 + index * 42;
    return (
      rect(x, 234, 34, 52, cream, { rx: 3 }) +
      rect(x + 3, 237, 28, 9, colour) +
      rect(x + 5, 250, 24, 32, mix(colour, '#ffffff', 0.25)) +
      shape(`M${x + 5} 276 ${x + 29} 254v10l-20 18h-4z`, '#ffffff', { opacity: '.4' })
    );
  });
  return svg(
    300,
    420,
    defs(
      linear(
        'shop-sky',
        [0, 0, 0, 240],
        [
          [0, '#0b1030'],
          [1, '#2b3f86'],
        ],
      ),
      radial('shop-light', 150, 258, 200, [
        [0, '#fff0b8', 0.95],
        [1, '#e8a24a', 0.9],
      ]),
    ),
    rect(0, 0, 300, 420, url('shop-sky')),
    ...[38, 92, 210, 262, 176, 20].map((x, index) => disc(x, 24 + ((index * 37) % 70), 1.6, '#fff8e6')),
    disc(248, 52, 20, '#fff3cf'),
    disc(257, 46, 18, '#141b46'),
    rect(22, 96, 256, 262, '#16352c'),
    rect(22, 92, 256, 40, '#0f241e'),
    rect(88, 101, 60, 20, 'none', { stroke: cream, 'stroke-width': 2 }),
    rect(148, 101, 64, 20, mint),
    stroke('M99 111h38', cream, 5),
    stroke('M160 111h40', ink, 5),
    rect(36, 182, 136, 118, url('shop-light')),
    rect(192, 176, 68, 182, url('shop-light')),
    ...slabs,
    stroke('M36 288h136', '#5e3a20', 6),
    shape('M192 176h68v182h-68z', 'none', { stroke: '#0f241e', 'stroke-width': 8 }),
    stroke('M226 180v174M192 268h68', '#0f241e', 3),
    rect(205, 222, 42, 24, '#0a4a36', { transform: 'rotate(-5 226 234)' }),
    stroke('M211 234h30', cream, 6, { transform: 'rotate(-5 226 234)' }),
    rect(36, 182, 136, 118, 'none', { stroke: '#0f241e', 'stroke-width': 7 }),
    shape(polygon([22, 178], [278, 178], [278, 196], [22, 196]), '#000000', { opacity: '.3' }),
    ...stripes,
    rect(0, 356, 300, 64, '#26242c'),
    shape('M192 358h68l34 62h-116z', '#ffd27a', { opacity: '.5' }),
    shape('M36 358h136l-8 62h-150z', '#ffd27a', { opacity: '.25' }),
  );
}
