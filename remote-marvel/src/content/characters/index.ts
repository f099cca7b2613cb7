import type { Character } from '@mint-row/kit/content';
import { blackPanther } from './black-panther.ts';
import { captainAmerica } from './captain-america.ts';
import { deadpool } from './deadpool.ts';
import { hulk } from './hulk.ts';
import { ironMan } from './iron-man.ts';
import { spiderMan } from './spider-man.ts';
import { thor } from './thor.ts';
import { wolverine } from './wolverine.ts';

/** Marvel's characters, most collected first. */
export const characters: readonly Character[] = [
  spiderMan,
  wolverine,
  ironMan,
  captainAmerica,
  deadpool,
  blackPanther,
  thor,
  hulk,
];
