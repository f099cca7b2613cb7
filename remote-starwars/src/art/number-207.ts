import { defs, group, linear, outlineOf, rect, ring, shape, stroke, svg, times, url } from '@mint-row/kit/art';

const ink = '#1b1916';

/** The waist of a droid, from its ribs to its thighs. */
const waist =
  'M28 62Q40 84 36 104L44 122Q30 142 26 172L20 214H64L75 168 86 214H130L124 172Q120 142 106 122L114 104Q110 84 122 62z';

/** Cables at the waist, and plates on the hips. */
const cables =
  'M41 96Q75 108 109 96M38 106Q75 120 112 106M43 116Q75 130 107 116M28 166Q48 150 70 166M122 166Q102 150 80 166';

const starburst =
  'M0-25l6 10 11-6-1 13 13 1-8 10 8 10-13 1 1 13-11-6-6 10-6-10-11 6 1-13-13-1 8-10-8-10 13-1-1-13 11 6z';

/** One of the two cards with the number 207: a green border, a starburst, and the outline below the belt. */
function card(x: number, isError: boolean): string {
  return group(
    { transform: `translate(${x} 10)`, 'stroke-linejoin': 'round' },
    rect(0, 0, 150, 230, '#1f8f4c', { rx: 8, stroke: '#f3eee2', 'stroke-width': 2 }),
    rect(10, 12, 130, 206, url('number-207-night')),
    ...times(9, (index) => stroke(`M12 ${28 + index * 20}H138`, '#5b7fa0', 0.8)),
    shape(waist, url('number-207-gold'), { stroke: ink, 'stroke-width': 3 }),
    ...times(7, (index) => stroke(`M${32 + index * 1.2} ${182 + index * 4.6}h26m34 0h26`, '#8a5c17', 1)),
    stroke(cables, ink, 2.5),
    ...(isError ? [ring(75, 150, 21, '#f3eee2', 3, { 'stroke-dasharray': '6 5' })] : []),
    shape(starburst, '#fbf8f1', { transform: 'translate(112 196) scale(1.5)', stroke: ink, 'stroke-width': 1.5 }),
    shape(outlineOf('207'), ink, { transform: 'translate(94 204) scale(.46)' }),
  );
}

/** The error and its correction, side by side: a dashed ring where only the first has something below the belt. */
export function number207(): string {
  return svg(
    330,
    250,
    defs(
      linear(
        'number-207-gold',
        [20, 0, 130, 0],
        [
          [0, '#a8741f'],
          [0.35, '#f6d98b'],
          [0.6, '#d69d3a'],
          [1, '#8a5c17'],
        ],
      ),
      linear(
        'number-207-night',
        [0, 12, 0, 218],
        [
          [0, '#16324a'],
          [1, '#0a1622'],
        ],
      ),
    ),
    card(8, true),
    card(172, false),
  );
}
