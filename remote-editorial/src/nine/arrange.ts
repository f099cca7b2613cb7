/** The pockets of a page, row by row, three in each: what is in them, or null. */
export type Pockets = readonly (string | null)[];

/** What was in two pockets, the other way round. */
export function swap(pockets: Pockets, one: number, other: number): Pockets {
  const [there = null, here = null] = [pockets[one], pockets[other]];
  return pockets.map((key, pocket) => (pocket === one ? here : pocket === other ? there : key));
}

/** Something in a pocket, which leaves any other that it was in. */
export function put(pockets: Pockets, pocket: number, key: string | null): Pockets {
  return pockets.map((there, place) => (place === pocket ? key : there === key ? null : there));
}

/** The empty pockets filled with what is not on the page yet, in its order. */
export function fill(pockets: Pockets, keys: readonly string[]): Pockets {
  const waiting = keys.filter((key) => !pockets.includes(key));
  return pockets.map((there) => there ?? waiting.shift() ?? null);
}

/** The pocket to which an arrow key leads from another: null beyond the page, and for any other key. */
export function neighbour(pocket: number, arrow: string): number | null {
  const column = pocket % 3;
  if (arrow === 'ArrowLeft') return column > 0 ? pocket - 1 : null;
  if (arrow === 'ArrowRight') return column < 2 ? pocket + 1 : null;
  if (arrow === 'ArrowUp') return pocket > 2 ? pocket - 3 : null;
  if (arrow === 'ArrowDown') return pocket < 6 ? pocket + 3 : null;
  return null;
}
