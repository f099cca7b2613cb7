import { centring, corners, printLine, rosette, whitening } from './condition.ts';
import { pennySleeve, semiRigid, slab, topLoader } from './holders.ts';
import { dieCut, fullArt, hologram, parallel, rarity, refractor, serialNumber, setNumber, stamp } from './kinds.ts';

/** The squares of the glossary, by the slugs of their terms. */
export const terms: Record<string, () => string> = {
  centring,
  corners,
  whitening,
  'print-line': printLine,
  rosette,
  'penny-sleeve': pennySleeve,
  'top-loader': topLoader,
  'semi-rigid': semiRigid,
  slab,
  'die-cut': dieCut,
  'full-art': fullArt,
  'hologram-card': hologram,
  parallel,
  refractor,
  'set-number': setNumber,
  'serial-number': serialNumber,
  'rarity-symbol': rarity,
  'first-edition': stamp,
};
