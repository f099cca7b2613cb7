import { expect, it } from 'vitest';
import type { Foil } from './card-layout.ts';
import { lampFoil } from './card-layout.ts';

const picture = [10, 18, 80, 52] as const;
const under = (foil: Foil | undefined, names = '1999 Base Set') => lampFoil({ picture, ...(foil && { foil }) }, names);

it('brings out the foil that is known, where it is', () => {
  expect(under({ where: 'picture', finish: 'holofoil' })).toEqual({ finish: 'holo', picture });
  expect(under({ where: 'around', finish: 'foil' })).toEqual({ finish: 'reverse', picture });
  expect(under({ where: 'card', finish: 'hologram' })).toEqual({ finish: 'refractor' });
  expect(under({ where: 'figure', finish: 'foil' })).toEqual({ finish: 'etched', picture });
  expect(under({ where: 'card', finish: 'green foil' })).toEqual({ finish: 'pmg' });
});

it('reads from the names of a card how its foil was made', () => {
  const foil = { where: 'card', finish: 'foil' } as const;
  expect(under(foil, '2013 Fleer Retro Precious Metal Gems')).toEqual({ finish: 'pmg' });
  expect(under(foil, 'Topps Chrome Refractor')).toEqual({ finish: 'refractor' });
});

it('leaves a plain gloss where there is no foil, or nobody confirms it', () => {
  expect(under(undefined)).toBeUndefined();
  expect(under({ where: 'picture', finish: 'holofoil', doubt: 'unknown' })).toBeUndefined();
});
