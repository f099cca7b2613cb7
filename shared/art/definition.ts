import { type Attributes, el } from './element.ts';

/** A gradient stop: where it is (0 to 1), its colour and, if not solid, its opacity. */
export type Stop = readonly [at: number, colour: string, opacity?: number];

/** A share of one, in the fewest characters: .25. */
function hundredths(share: number): string {
  return String(Math.round(share * 100) / 100).replace('0.', '.');
}

function stops(list: readonly Stop[]): string {
  return list
    .map(([at, colour, opacity]) =>
      el('stop', {
        offset: hundredths(at),
        'stop-color': colour,
        ...(opacity === undefined ? {} : { 'stop-opacity': hundredths(opacity) }),
      }),
    )
    .join('');
}

/** A linear gradient from one point of the drawing to another. */
export function linear(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  list: readonly Stop[],
  more: Attributes = {},
): string {
  return el('linearGradient', { id, gradientUnits: 'userSpaceOnUse', x1, y1, x2, y2, ...more }, stops(list));
}

/** A radial gradient around a point of the drawing. */
export function radial(id: string, cx: number, cy: number, r: number, list: readonly Stop[]): string {
  return el('radialGradient', { id, gradientUnits: 'userSpaceOnUse', cx, cy, r }, stops(list));
}

/** A repeating tile of the given size. */
export function pattern(
  id: string,
  width: number,
  height: number,
  more: Attributes,
  ...children: readonly string[]
): string {
  return el('pattern', { id, patternUnits: 'userSpaceOnUse', width, height, ...more }, ...children);
}

/** A clipping outline from path data. */
export function clip(id: string, d: string): string {
  return el('clipPath', { id }, el('path', { d }));
}

/** A group of shapes that is drawn only where it is used. */
export function defs(...children: readonly string[]): string {
  return el('defs', {}, ...children);
}

/** A reference to a defined paint, clip or mask. */
export function url(id: string): string {
  return `url(#${id})`;
}

/** Another copy of a defined element. */
export function use(id: string, more: Attributes = {}): string {
  return el('use', { href: `#${id}`, ...more });
}
