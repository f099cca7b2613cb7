import { blackPanther } from './black-panther.ts';
import { captainAmerica } from './captain-america.ts';
import { deadpool } from './deadpool.ts';
import { emblem } from './emblem.ts';
import { holograms } from './holograms.ts';
import { hulk } from './hulk.ts';
import { ironMan } from './iron-man.ts';
import { refractor } from './refractor.ts';
import { spiderMan } from './spider-man.ts';
import { thor } from './thor.ts';
import { wolverine } from './wolverine.ts';

/** Every drawing of this remote, by character slug; "emblem" is the franchise's own, and the last two are for guides. */
export const art: Record<string, () => string> = {
  'iron-man': ironMan,
  'spider-man': spiderMan,
  wolverine,
  'captain-america': captainAmerica,
  deadpool,
  'black-panther': blackPanther,
  thor,
  hulk,
  emblem,
  refractor,
  holograms,
};
