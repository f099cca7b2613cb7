/** How a card looks, at the size of a stamp. */
export interface CardLook {
  /** "#rrggbb"; null if the picture reaches the edges, or if the border is not known. */
  border: string | null;
  /** Whether the border is not known. */
  dashed: boolean;
  /** Left, top, width and height on a card of 100 by 140 units. */
  picture: readonly number[];
  /** Three colours of its character's drawing, the ground first. */
  colours?: readonly string[] | undefined;
  foil: boolean;
}
