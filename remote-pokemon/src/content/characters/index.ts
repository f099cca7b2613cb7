import type { Character } from '@mint-row/kit/content';
import { blastoise } from './blastoise.ts';
import { charizard } from './charizard.ts';
import { dragonite } from './dragonite.ts';
import { gyarados } from './gyarados.ts';
import { mew } from './mew.ts';
import { mewtwo } from './mewtwo.ts';
import { pikachu } from './pikachu.ts';
import { venusaur } from './venusaur.ts';

/** The Pokémon of this site, most collected first. */
export const characters: readonly Character[] = [
  pikachu,
  charizard,
  mewtwo,
  blastoise,
  venusaur,
  gyarados,
  dragonite,
  mew,
];
