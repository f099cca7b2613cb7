import { defs, disc, group, linear, rect, shape, stroke, svg, times, url } from '@mint-row/kit/art';

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
