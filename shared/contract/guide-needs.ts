/**
 * The reasons why collectors open a guide: to learn which card they have, how good it is, or how to part with it. A
 * module of its own: only one page needs them.
 */
export const guideNeeds = ['identify', 'judge', 'sell'] as const;

export type GuideNeed = (typeof guideNeeds)[number];
