import { short } from './number.ts';

/** Presentation attributes by their SVG names; numbers are shortened to one decimal. */
export type Attributes = Readonly<Record<string, string | number>>;

/** One SVG element with its attributes and children. */
export function el(name: string, attributes: Attributes = {}, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? short(value) : value}"`)
    .join('');
  const inside = children.join('');
  return inside === '' ? `<${name}${written}/>` : `<${name}${written}>${inside}</${name}>`;
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
