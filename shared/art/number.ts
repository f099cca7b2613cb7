/** Rounds a coordinate to one decimal. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * Writes a number in the fewest characters that SVG reads.
 * @example short(0.5) // '.5'
 */
export function short(value: number): string {
  const rounded = round(value);
  return rounded === 0 ? '0' : String(rounded).replace(/^(-?)0\./, '$1.');
}

/**
 * Writes numbers one after another, with a space only where no minus sign separates them.
 * @example numbers(1, -2, 0.5) // '1-2 .5'
 */
export function numbers(...values: readonly number[]): string {
  return values
    .map(short)
    .reduce((text, next) => (text === '' || next.startsWith('-') ? text + next : `${text} ${next}`), '');
}

/** Maps each whole number from 0 up to, but not including, `count`. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** The value a fraction `t` of the way from `a` to `b`. */
export function between(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** A seeded stream of numbers from 0 to 1 (mulberry32): the same seed always draws the same picture. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
