import { bobaFett } from './boba-fett.ts';
import { darthVader } from './darth-vader.ts';
import { emblem } from './emblem.ts';
import { hanSolo } from './han-solo.ts';
import { lukeSkywalker } from './luke-skywalker.ts';
import { number207 } from './number-207.ts';
import { obiWanKenobi } from './obi-wan-kenobi.ts';
import { princessLeia } from './princess-leia.ts';
import { rey } from './rey.ts';
import { canyon, dunes, forestMoon, stars, sunsOverDunes } from './scenes.ts';
import { fiveBorders, setCards } from './set-cards.ts';
import { yoda } from './yoda.ts';

/**
 * Every drawing of this remote, by character slug; "emblem" is the franchise's own, and those that follow it are for the
 * landing page (its opening, and sets of which no character's page has the card) and for guides.
 */
export const art: Record<string, () => string> = {
  'darth-vader': darthVader,
  'luke-skywalker': lukeSkywalker,
  yoda,
  'han-solo': hanSolo,
  'princess-leia': princessLeia,
  'boba-fett': bobaFett,
  'obi-wan-kenobi': obiWanKenobi,
  rey,
  emblem,
  dunes,
  'forest-moon': forestMoon,
  canyon,
  stars,
  'suns-over-dunes': sunsOverDunes,
  ...setCards,
  'five-borders': fiveBorders,
  'number-207': number207,
};
