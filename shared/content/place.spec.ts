import { describe, expect, it } from 'vitest';
import { addressOf, currentPlace, pathIn, urlAt, withPlaceValues } from '../contract/index.ts';
import { examplePlace } from './site.ts';

describe('data of a page', () => {
  it('gets the values that it names, whatever characters they have', () => {
    const place = { ...examplePlace, email: { ...examplePlace.email, sales: 'a"\\$&@shop.example' } };
    const data = { text: 'Write to {{email.sales}}, {{store.city}}.', list: [1, null, '{plain}'] };
    expect(withPlaceValues(data, place)).toEqual({ ...data, text: 'Write to a"\\$&@shop.example, Springfield.' });
  });

  it('is returned unchanged when it names none', () => {
    const data = { text: '{one} brace' };
    expect(withPlaceValues(data, examplePlace)).toBe(data);
  });

  it.each([
    '{{email.press}}',
    '{{email}}',
    '{{}}',
    '{{store.opening.days.length}}',
    '{{constructor.name}}',
    '{{indexed}}',
  ])('may not name %s', (name) =>
    expect(() => withPlaceValues({ text: name }, examplePlace)).toThrow(`A place has no text ${name}`),
  );
});

describe('the place', () => {
  it('is what the host has set', () => {
    const place = { ...examplePlace };
    globalThis.mintRowPlace = place;
    expect(currentPlace()).toBe(place);
  });

  it('says what a host has to do when it has not set it', () => {
    globalThis.mintRowPlace = undefined;
    expect(currentPlace).toThrow('A host sets globalThis.mintRowPlace');
  });
});

it('has whole addresses of its pages and anchors', () => {
  expect(urlAt(examplePlace, '/guides#a')).toBe('https://mintrow.example/guides#a');
  const inFolder = { ...examplePlace, folder: '/cards/' };
  expect(urlAt(inFolder, '/guides#a')).toBe('https://mintrow.example/cards/guides#a');
  expect(urlAt(inFolder, '/')).toBe('https://mintrow.example/cards/');
});

it('has its pages in its folder', () => {
  globalThis.mintRowPlace = { ...examplePlace, folder: '/cards/' };
  for (const path of ['/', '/guides', '/cards/charizard']) expect(pathIn(currentPlace(), addressOf(path))).toBe(path);
  for (const address of ['/', '/guides', '/cards', '/cardsmarvel']) expect(pathIn(currentPlace(), address)).toBeNull();
});
