import { expect, it } from 'vitest';
import { pictures, publishedAs } from './pictures.ts';

it.each([
  ['pages/card.png', 'pages-card.png'],
  ['guides/my cards/Fräulein.jpeg', 'guides-my-cards-Fraulein.jpg'],
  ['../node_modules/a/b.svg', 'node-modules-a-b.svg'],
])('a picture %s is published as %s', (path, name) => {
  expect(publishedAs(path)).toBe(name);
});

const { transform } = pictures('sports', '/site/remote-sports') as unknown as {
  transform: (code: string, id: string) => { code: string } | null;
};

it('imports a picture that a module names by an address', () => {
  const code = "const card = new URL('./card.png', import.meta.url).href;";
  expect(transform(code, '/site/remote-sports/src/Page.tsx')?.code).toBe(
    'import __picture0 from "./card.png";const card = { href: __picture0, pathname: __picture0, toString: () => __picture0 }.href;',
  );
});

it('leaves other files to Vite', () => {
  const code = "fetch(new URL('./rates.json', import.meta.url));";
  expect(transform(code, '/site/remote-sports/src/Page.tsx')).toBeNull();
});
