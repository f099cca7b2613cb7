import {
  defs,
  disc,
  group,
  linear,
  mix,
  polygon,
  radial,
  rect,
  ring,
  shape,
  stroke,
  svg,
  times,
  url,
} from '@mint-row/kit/art';

const ink = '#12201c';
const cream = '#fdf8ea';

/** An open guide: a labelled card on one page, lines of text on the other, and a ribbon. */
export function openGuide(): string {
  const lines = times(9, (index) => `M170 ${132 + index * 21}h${index % 4 === 3 ? 48 : 78}`).join('');
  return svg(
    300,
    420,
    defs(
      linear(
        'guide-ground',
        [0, 0, 300, 420],
        [
          [0, '#bff0da'],
          [1, '#2f8a68'],
        ],
      ),
      linear(
        'guide-fold',
        [118, 0, 182, 0],
        [
          [0, '#b9ac8f', 0],
          [0.5, '#8d8063', 0.75],
          [1, '#b9ac8f', 0],
        ],
      ),
    ),
    rect(0, 0, 300, 420, url('guide-ground')),
    ...times(14, (index) => stroke(`M-10 ${index * 34}q80-26 160 0t160 0`, '#0a4a36', 1, { opacity: '.3' })),
    shape('M18 112q66-26 132 6 66-32 132-6v226q-66-26-132 6-66-32-132-6z', '#06261d', {
      opacity: '.35',
      transform: 'translate(-4 18)',
    }),
    shape('M12 104q70-26 138 6 68-32 138-6v232q-70-24-138 6-68-30-138-6z', '#0f5c43'),
    shape('M20 94q66-22 130 10v226q-64-28-130-8z', cream),
    shape('M280 94q-66-22-130 10v226q64-28 130-8z', '#fffdf6'),
    rect(118, 90, 64, 244, url('guide-fold'), { opacity: '.55' }),
    group(
      { transform: 'rotate(-2 80 190)' },
      rect(43, 128, 74, 104, '#1d4a94', { rx: 4 }),
      rect(50, 135, 60, 62, '#e8615a'),
      disc(80, 166, 22, '#ffd27a'),
      stroke('M50 208h60M50 218h40', '#bcd0ff', 4),
      stroke('M117 128l14-12M43 232l-10 16', ink, 2),
      disc(117, 128, 5, ink),
      disc(43, 232, 5, ink),
      stroke('M40 258h82M40 274h60', '#8d8063', 5),
    ),
    stroke(lines, '#8d8063', 5),
    shape('M214 84h22v140l-11-14-11 14z', '#c8202b'),
  );
}

const mint = '#8fe0c0';

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

const pockets = ['#c8202b', '#f5b921', '#1d4fc4', '#f5b921', '#1d4fc4', '#c8202b', '#1d4fc4', '#c8202b', '#f5b921'];

/** A binder page with nine full pockets. */
export function fullPage(): string {
  const cards = pockets.map((colour, index) => {
    const [x, y] = [66 + (index % 3) * 72, 42 + Math.floor(index / 3) * 116];
    return (
      rect(x - 4, y - 4, 68, 104, '#ffffff', { rx: 3, opacity: '.16' }) +
      rect(x, y, 60, 88, colour, { rx: 4 }) +
      rect(x + 6, y + 6, 48, 48, mix(colour, '#120d14', 0.5)) +
      disc(x + 30, y + 30, 15, mix(colour, '#fff8e6', 0.6)) +
      ring(x + 30, y + 30, 19, mix(colour, '#fff8e6', 0.35), 1.5) +
      stroke(`M${x + 8} ${y + 66}h44M${x + 8} ${y + 76}h30`, mix(colour, '#fff8e6', 0.75), 4) +
      shape(`M${x - 4} ${y + 62} ${x + 64} ${y + 8}v26L${x - 4} ${y + 92}z`, '#ffffff', { opacity: '.22' }) +
      stroke(`M${x - 4} ${y + 2}h68`, '#ffffff', 1.5, { opacity: '.6' })
    );
  });
  return svg(
    300,
    420,
    defs(
      linear(
        'page-ground',
        [0, 0, 300, 420],
        [
          [0, '#2c3138'],
          [1, '#121416'],
        ],
      ),
    ),
    rect(0, 0, 300, 420, url('page-ground')),
    rect(44, 24, 240, 372, '#3b424b', { rx: 6 }),
    ...cards,
    rect(0, 0, 26, 420, '#0a4a36'),
    stroke('M26 0V420', '#5fb795', 2),
    ...[90, 210, 330].map(
      (y) => disc(52, y, 4, '#121416') + stroke(`M14 ${y - 6}q22-14 40 4`, '#c9ccd1', 5, { 'stroke-linecap': 'round' }),
    ),
  );
}
