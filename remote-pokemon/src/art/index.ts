import { blastoise } from './blastoise.ts';
import { charizard } from './charizard.ts';
import { dragonite } from './dragonite.ts';
import { emblem } from './emblem.ts';
import { gyarados } from './gyarados.ts';
import { mew } from './mew.ts';
import { mewtwo } from './mewtwo.ts';
import { pikachu } from './pikachu.ts';
import { venusaur } from './venusaur.ts';

/** Every drawing of this remote, by character slug; "emblem" is the franchise's own. */
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
};
