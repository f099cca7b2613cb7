import { clip, defs, el, group, linear, mix, numbers, rect, svg, times, url, use } from '@mint-row/kit/art';

/** The eighteen types' hues, stepping gently around the wheel. */
const hues = [
  '#e8503a',
  '#f08030',
  '#c98f3a',
  '#d9b13f',
  '#9fb52a',
  '#5fb84a',
  '#2f9a68',
  '#46b8a8',
  '#7fcbe6',
  '#4a8fe0',
  '#5f64d8',
  '#8a5fd0',
  '#b04fc0',
  '#e0609a',
  '#f0a0b4',
  '#a3977a',
  '#75869a',
  '#5a4a48',
] as const;

/** A rounded tile of quarter rings; `turn` says which corner they grow from. */
function tile(column: number, row: number, hue: string, line: string): string {
  const turn =
    [
      [180, 270],
      [90, 0],
    ][row % 2]?.[column % 2] ?? 0;
  return group(
    { transform: `translate(${numbers(column * 60 + 2.5, row * 60 + 2.5)})rotate(${numbers(turn, 27.5, 27.5)})` },
    rect(0, 0, 55, 55, hue, { rx: 12 }),
    use('pokemon-emblem-quarter', { stroke: line }),
  );
}

/** Rounded tiles in eighteen type colours, chequered on a yellow field, their quarter rings meeting in circles. */
export function emblem(): string {
  const quarter = [10, 19, 28, 37, 46].map((r) => `M${r} 0A${r} ${r} 0 0 1 0 ${r}`).join('');
  return svg(
    420,
    300,
    defs(
      linear(
        'pokemon-emblem-sun',
        [0, 0, 420, 300],
        [
          [0, '#ffe55c'],
          [1, '#fbbd12'],
        ],
      ),
      clip('pokemon-emblem-tile', 'M12 0h31q12 0 12 12v31q0 12-12 12H12q-12 0-12-12V12q0-12 12-12z'),
      group(
        { id: 'pokemon-emblem-quarter', 'clip-path': url('pokemon-emblem-tile') },
        el('path', { d: quarter, fill: 'none', 'stroke-width': 3 }),
      ),
    ),
    rect(0, 0, 420, 300, url('pokemon-emblem-sun')),
    ...times(35, (index) => {
      const hue = index % 2 ? undefined : hues[index / 2];
      return tile(index % 7, Math.floor(index / 7), hue ?? '#ffd83a', hue ? mix(hue, '#fff6d8', 0.6) : '#f0a90c');
    }),
  );
}
