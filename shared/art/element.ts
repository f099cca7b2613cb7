import { short } from './number.ts';

/** Presentation attributes by their SVG names; numbers are shortened to one decimal. */
export type Attributes = Readonly<Record<string, string | number>>;

/** One SVG element with its attributes and children. */
export function el(name: string, attributes: Attributes = {}, ...children: readonly string[]): string {
  const attributeText = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`)
    .join('');
  const inside = children.join('');
  return inside === '' ? `<${name}${attributeText}/>` : `<${name}${attributeText}>${inside}</${name}>`;
}

/** A whole drawing, with its corner at the origin; in a box of another shape it is cropped to fill the box. */
export function svg(width: number, height: number, ...children: readonly string[]): string {
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      preserveAspectRatio: 'xMidYMid slice',
    },
    ...children,
  );
}

/** Elements that share attributes. */
export function group(attributes: Attributes, ...children: readonly string[]): string {
  return el('g', attributes, ...children);
}

/** A filled shape from path data. */
export function shape(d: string, fill: string, more: Attributes = {}): string {
  return el('path', { d, fill, ...more });
}

/** A stroked, unfilled shape from path data. */
export function stroke(d: string, colour: string, width: number, more: Attributes = {}): string {
  return el('path', { d, fill: 'none', stroke: colour, 'stroke-width': width, ...more });
}

/** A filled circle. */
export function disc(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return el('circle', { cx, cy, r, fill, ...more });
}

/** A stroked, unfilled circle. */
export function ring(cx: number, cy: number, r: number, colour: string, width: number, more: Attributes = {}): string {
  return el('circle', { cx, cy, r, fill: 'none', stroke: colour, 'stroke-width': width, ...more });
}

/** A filled rectangle. */
export function rect(x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}): string {
  return el('rect', { x, y, width, height, fill, ...more });
}

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
