/** The colour of outlines and lettering. */
export const ink = '#1b1916';

/** The colour of unprinted card. */
export const paper = '#fbf8f1';
