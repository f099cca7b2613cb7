import type { PrintColour } from './card-layout.ts';

/** The colours of borders and printed parts in drawings of cards. */
export const printColours: Readonly<Record<PrintColour, string>> = {
  white: '#fbf8f1',
  yellow: '#f8cf2c',
  black: '#26231f',
  blue: '#3f7de0',
  red: '#d4262c',
  gold: '#d2a540',
  silver: '#c9cdd2',
};
