import { fontCharacters } from '@mint-row/kit/contract';
import { expect, it } from 'vitest';
import { composedSite } from './site.ts';
import { visibleText } from './visible-text.ts';

const documents = (await composedSite()).filter(({ type }) => type === 'text/html');
// Characters without a shape, such as a word joiner, need none in a font.
const used = new Set(
  documents.map(({ body }) => visibleText(body).replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')).join(''),
);

it('our fonts have every character of every page', () => {
  expect(used.size).toBeGreaterThan(70);
  expect([...used].filter((character) => !fontCharacters.includes(character))).toEqual([]);
});

it('our fonts have few characters that no page contains', () => {
  // A tool, a search or a future year may need these.
  expect([...fontCharacters].filter((character) => !used.has(character)).length).toBeLessThan(12);
});
