import { fontCharacters } from '@mint-row/kit/contract';
import { expect, it } from 'vitest';
import { composedSite } from '../contract/site.ts';
import { expectNone } from './expect-none.ts';
import { visibleText } from './visible-text.ts';

const documents = (await composedSite()).filter(({ type }) => type === 'text/html');
// Characters without a shape, such as a word joiner, need none in a font.
const texts = documents.map(({ path, body }) => ({
  path,
  text: visibleText(body).replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''),
}));
const used = new Set(texts.map(({ text }) => text).join(''));

/** Where a character is: the first page, with the words around it, and how many other pages have it. */
function placeOf(character: string, pages: typeof texts = texts): string {
  const [first, ...others] = pages.filter(({ text }) => text.includes(character));
  const at = first?.text.indexOf(character) ?? 0;
  const around = first?.text.slice(Math.max(0, at - 20), at + 20).trim();
  const more = others.length > 0 ? `, and ${others.length} more` : '';
  return `${character} (U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}) at ${first?.path}${more}: “${around}”`;
}

it('our fonts have every character of every page', () => {
  expect(used.size).toBeGreaterThan(70);
  expectNone(
    [...used].filter((character) => !fontCharacters.includes(character)).map((character) => placeOf(character)),
    'Our fonts lack these characters. Write others, or add them to fontCharacters (shared/contract/text.ts):',
  );
});

it('a character that they lack is named with its pages', () => {
  const pages = ['/a', '/b', '/c'].map((path) => ({
    path,
    text: path === '/a' ? 'Pokemon' : 'The game of Pokémōn cards',
  }));
  expect(placeOf('ō', pages)).toBe('ō (U+014D) at /b, and 1 more: “The game of Pokémōn cards”');
});

it('our fonts have few characters that no page contains', () => {
  // A tool, a search or a future year may need these.
  expect([...fontCharacters].filter((character) => !used.has(character)).length).toBeLessThan(12);
});
