/** The kinds of updates: a value or a sale, a mistake, something new. A module of its own: only one page needs them. */
export const updateKinds = ['values', 'correction', 'addition'] as const;

export type UpdateKind = (typeof updateKinds)[number];
