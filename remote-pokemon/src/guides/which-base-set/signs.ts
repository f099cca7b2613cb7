/** One of the three signs, close up. */
export interface Sign {
  sign: 'stamp' | 'shadow' | 'line';
  title: string;
  /** What is said below the drawing of a card with the sign, and of one without. */
  with: string;
  without: string;
  text: string;
}

/** The years in the bottom line of each kind of printing, as the drawings show them. */
export const years = {
  early: '1995, 96, 98, 99 … ©1999',
  unlimited: '1995, 96, 98 … ©1999',
};
