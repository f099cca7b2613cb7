/** What the price guide and the comparison say of each card. */
export const facts = ['set', 'year', 'number', 'value', 'raw', 'psa10', 'sales', 'basis'] as const;
export type Fact = (typeof facts)[number];

/** A set without its year, which is a fact of its own. */
export function setName(set: string): string {
  return set.replace(/^\d{4} /, '');
}
