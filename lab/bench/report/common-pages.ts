import type { Cell } from '../results.ts';

/** The pages that were loaded of every variant, since a variant may have some of the pages only. */
export function commonPages(cells: readonly Pick<Cell, 'variant' | 'page' | 'kind'>[]): string[] {
  const loads = cells.filter(({ kind }) => kind === 'cold');
  const variants = [...new Set(loads.map(({ variant }) => variant))];
  return [...new Set(loads.map(({ page }) => page))].filter((page) =>
    variants.every((name) => loads.some((load) => load.page === page && load.variant === name)),
  );
}
