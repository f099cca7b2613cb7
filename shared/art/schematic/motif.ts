/** What stands for a character in the pictures of its schematics, on 100 by 100 units. Its colours are three of the character's. */
export interface Motif {
  /** The figure, as path data. */
  large: string;
  /** What is in front of it. */
  small: string;
  /** The pale colour of cards of its type around the picture, where they are tinted. */
  tint?: string;
}

/** Three colours: of the ground, the figure, and what is in front of it. */
export type Palette = readonly string[];
