import type { LampFoil } from './card-layout.ts';
import type { Fact, NotableCard } from './character.ts';

/** A drawing under the lamp, and the facts on its back. */
export interface LampCard {
  name: string;
  /** The line below the name: "1999 Base Set". */
  line?: string | undefined;
  /** The address of the drawing. */
  drawing: string;
  /** None for a plain gloss, and where nobody knows of foil. */
  foil?: LampFoil | undefined;
  /** May have marks: see `textParts`. */
  facts?: readonly Fact[] | undefined;
  /** The card that it is, or those of the character that it shows. */
  cards?: readonly Pick<NotableCard, 'title' | 'number' | 'valueRange' | 'basis'>[] | undefined;
  /** What "Have" and "Want" put into the binder, as in `CollectButtons`. */
  kind: 'card' | 'character';
  id?: string | undefined;
}
