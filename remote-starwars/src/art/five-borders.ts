import { disc, group, rect, shape, svg } from '@mint-row/kit/art';

const ink = '#1b1916';
const borders = ['#ee7d1b', '#1f8f4c', '#ffcb05', '#cf2030', '#2a5fd0'];

/** A card of 1977 in a border of one colour: two suns above dunes, and the starburst of its number. */
function card(border: string, index: number): string {
  return group(
    {
      transform: `translate(${56 - index * 28} ${index * 40 - 62})`,
      stroke: ink,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    },
    rect(72, 78, 156, 218, border, { rx: 10 }),
    shape('M92 98h116v168H92z', ink),
    disc(132, 148, 23, '#f6d98b', { stroke: 'none' }),
    disc(176, 172, 12, '#ef9a5a', { stroke: 'none' }),
    shape('M92 226q34-26 60-8t56-12v60H92z', '#d9b36a', { stroke: 'none' }),
    shape('M92 246q48-18 116-6v26H92z', '#a97f3c', { stroke: 'none' }),
    shape(
      'M190 224l8 14 15-8-2 17 17 2-11 13 11 13-17 2 2 17-15-8-8 14-8-14-15 8 2-17-17-2 11-13-11-13 17-2-2-17 15 8z',
      '#fbf8f1',
      { 'stroke-width': 4 },
    ),
  );
}

/** Five cards one upon the other, one of each border, the blue first series in front. */
export function fiveBorders(): string {
  return svg(300, 420, rect(0, 0, 300, 420, '#12151c'), ...borders.map(card));
}
