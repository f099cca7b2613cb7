/** The attributes of drawings, and how their values may be written. Whatever is not listed is refused. */

const words = (list: string): string[] => list.trim().split(/\s+/);

/** Numbers in a row; the last may have a unit. */
const numbers = /^(?:none|auto|normal|inherit|[\d\s.,eE%+-]*(?:r?em|px|deg)?)$/;
const keywords = /^[a-zA-Z][a-zA-Z-]*(?: [a-zA-Z-]+)*$/;
const name = /^[\w-]+$/;
const path = /^[\d\s.,+\-MmZzLlHhVvCcSsQqTtAaEe]*$/;
const transform = /^\s*(?:(?:matrix|translate|scale|rotate|skewX|skewY)\([\d\s.,eE+-]*\)[\s,]*)*$/;
const origin = /^[a-z\d\s.%+-]*$/;

/** A part of the same drawing, or of another drawing in the same page. */
const part = 'url\\(#[\\w.:-]+\\)';
const colour =
  '[a-zA-Z]+|#[\\da-fA-F]{3,8}|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\\([a-z\\d\\s.,%/+-]*\\)|var\\(--[\\w-]+\\)';
const paint = new RegExp(`^(?:${part}(?: (?:${colour}))?|${colour})$`);
const reference = new RegExp(`^(?:none|${part})$`);
const clip = new RegExp(`^(?:none|${part}|(?:inset|circle|ellipse|polygon)\\([a-z\\d\\s.,%+-]*\\))$`);

/** How a value may be written, and for which attributes. Addresses are checked by what they lead to. */
const written: readonly (readonly [value: RegExp, attributes: string])[] = [
  [
    numbers,
    `width height x y x1 x2 y1 y2 cx cy r rx ry fx fy fr dx dy points pathLength rotate textLength startOffset viewBox
    fill-opacity stroke-dasharray stroke-dashoffset stroke-miterlimit stroke-opacity stroke-width opacity stop-opacity
    flood-opacity offset markerWidth markerHeight font-size font-size-adjust letter-spacing word-spacing k1 k2 k3 k4
    values tableValues slope intercept amplitude exponent stdDeviation baseFrequency numOctaves seed scale radius
    order kernelMatrix divisor bias targetX targetY surfaceScale diffuseConstant specularConstant specularExponent azimuth
    elevation z pointsAtX pointsAtY pointsAtZ limitingConeAngle version`,
  ],
  [
    keywords,
    `lengthAdjust side method preserveAspectRatio clip-rule mask-type fill-rule stroke-linecap stroke-linejoin display
    visibility overflow paint-order vector-effect shape-rendering text-rendering image-rendering color-interpolation
    color-interpolation-filters markerUnits font-stretch font-style font-variant text-anchor text-decoration
    dominant-baseline alignment-baseline writing-mode unicode-bidi direction gradientUnits spreadMethod patternUnits
    patternContentUnits clipPathUnits maskUnits maskContentUnits filterUnits primitiveUnits mode operator type edgeMode
    stitchTiles xChannelSelector yChannelSelector preserveAlpha xml:lang xml:space`,
  ],
  [name, 'font-weight in in2 result'],
  [/^(?:[a-z-]+|-?[\d.]+(?:%|r?em|px)?)$/, 'baseline-shift orient refX refY'],
  [/^(?:var\(--[\w-]+\)|[\w\s,-]+)$/, 'font-family'],
  [path, 'd'],
  [transform, 'transform gradientTransform patternTransform'],
  [origin, 'transform-origin'],
  [paint, 'fill stroke color stop-color flood-color lighting-color'],
  [clip, 'clip-path'],
  [reference, 'mask filter marker-start marker-mid marker-end'],
  [/^http:\/\/www\.w3\.org\/(?:2000\/svg|1999\/xlink)$/, 'xmlns xmlns:xlink'],
  [/^/, 'href xlink:href'],
];

const values: ReadonlyMap<string, RegExp> = new Map(
  written.flatMap(([value, attributes]) => words(attributes).map((attribute) => [attribute, value] as const)),
);

/** How the value of an attribute of a drawing may be written; undefined if drawings may not have the attribute. */
export function drawingValue(attribute: string): RegExp | undefined {
  return values.get(attribute);
}

/** The ids of the parts that a value of a drawing names. */
export function partsIn(value: string): string[] {
  return [...value.matchAll(/url\(#([\w.:-]+)\)/g)].map(([, id = '']) => id);
}
