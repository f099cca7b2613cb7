/** What the comparison says of each card. */
export const facts = ['set', 'year', 'number', 'value', 'raw', 'psa10', 'sales', 'basis'] as const;
export type Fact = (typeof facts)[number];
