import { expect, it } from 'vitest';
import { readPage, themeOf } from './read-page.ts';

it.each([
  ['undefined', undefined],
  ['""', ''],
  ['"/cards/"', '/cards/'],
  ['"localhost:4173"', 'localhost:4173'],
])('the address of the site that is %s is named, with the function and the form of an address', async (shown, site) => {
  // A variable of the host's build, which its type promises.
  const given = site as string;
  const words = `got ${shown} as the address of the site. It must be a whole one, with its folder, if it is in one, and a slash: "https://mintrow.example/".`;
  await expect(readPage(given, '/marvel')).rejects.toThrow(`readPage(site, …) ${words}`);
  await expect(themeOf(given)).rejects.toThrow(`themeOf(site) ${words}`);
});
