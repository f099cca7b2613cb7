/** The outlines of drawn cards: the same in both themes. */
export const ink = '#1b1916';
