import { defs, disc, linear, mix, rect, ring, shape, stroke, svg, url } from '@mint-row/kit/art';

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
