import { expect, it } from 'vitest';
import { sampleCards } from '../values/sample-cards.ts';
import { labelLine, matching, shownCards } from './shown-cards.ts';

const words = { of: 'of', to: 'to' };
const cards = sampleCards.map((card) => ({ ...card, drawing: `/${card.key}.svg` }));
const thor = { slug: 'thor', name: 'Thor', franchise: 'marvel', summary: '', drawing: '/thor.svg' };
const all = shownCards({ cards, characters: [thor] });

it('a card has its plan and the drawing of its character, or its plan again where the site has none', () => {
  expect(all.get('thor-base')).toMatchObject({ name: 'Thor Base', plan: '/thor-base.svg', drawing: '/thor.svg' });
  const { key } = cards.find(({ character }) => character === null) ?? { key: '' };
  expect(all.get(key)).toMatchObject({ plan: `/${key}.svg`, drawing: `/${key}.svg` });
  expect(all.get('~thor')).toMatchObject({ name: 'Thor', href: '/characters/thor', year: null });
});

it('the label counts cards alone, and names their years', () => {
  const shown = (...keys: string[]) => keys.flatMap((key) => all.get(key) ?? []);
  expect(labelLine(shown('thor-base', 'charizard-shining', '~thor'), all, words)).toBe('2 of 3 · 1990 to 2002');
  expect(labelLine(shown('thor-base'), all, words)).toBe('1 of 3 · 1990');
  expect(labelLine(shown('~thor'), all, words)).toBe('');
});

it('cards are found by name, set and year, whatever the case and the accents', () => {
  const found = (text: string) => matching([...all.values()], text).map(({ key }) => key);
  expect(found('pokemon NEO')).toEqual(['charizard-shining']);
  expect(found('thor 1990')).toEqual(['thor-base']);
  expect(found('thor nothing')).toEqual([]);
});
