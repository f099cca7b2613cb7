import { anniversaryReprint, cardCorner, cornerWide, twoPrintings } from './base-set-cards.ts';
import { blastoise } from './blastoise.ts';
import { charizard } from './charizard.ts';
import { dragonite } from './dragonite.ts';
import { emblem } from './emblem.ts';
import { gyarados } from './gyarados.ts';
import { meadowPicture } from './meadow-picture.ts';
import { mew } from './mew.ts';
import { mewtwo } from './mewtwo.ts';
import { pikachu } from './pikachu.ts';
import { venusaur } from './venusaur.ts';

/** Every drawing of this remote, by character slug; "emblem" is the franchise's own, and the last five are for guides. */
export const art: Record<string, () => string> = {
  pikachu,
  charizard,
  mewtwo,
  blastoise,
  venusaur,
  gyarados,
  dragonite,
  mew,
  emblem,
  'meadow-picture': meadowPicture,
  'card-corner': cardCorner,
  'corner-wide': cornerWide,
  'two-printings': twoPrintings,
  'anniversary-reprint': anniversaryReprint,
};
