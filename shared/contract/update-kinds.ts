/** What an update is about: a value or a sale, a mistake, something new. */
export const updateKinds = ['values', 'correction', 'addition'] as const;

export type UpdateKind = (typeof updateKinds)[number];
