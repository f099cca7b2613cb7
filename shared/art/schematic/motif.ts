/**
 * What stands for a character in the pictures of its schematics, on 100 by 100 units. The narrowest pictures show the
 * middle 68 of the width, the flattest the middle 65 of the height. Schematics have 2.5 KB, so a path should be short.
 */
export interface Motif {
  /** Three colours of the character's drawing, as "#b00f1c": of the ground, the figure, and what is in front of it. */
  colours: readonly [string, string, string];
  /** The figure, as path data. */
  large: string;
  /** What is in front of it. */
  small: string;
  /** The pale colour of cards of its type around the picture, where they are tinted. */
  tint?: string;
}
