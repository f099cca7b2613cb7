/** What collectors come to a guide for: to learn which card they have, how good it is, or how to part with it. */
export const guideNeeds = ['identify', 'judge', 'sell'] as const;

export type GuideNeed = (typeof guideNeeds)[number];
