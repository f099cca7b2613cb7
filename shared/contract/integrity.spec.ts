import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { plainName } from './file-names.ts';
import { integrityDepth, integrityFile, integrityLists, isVerifiedFile, writeIntegrityLists } from './integrity.ts';

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const dataFilesOf = (many: number) =>
  Array.from({ length: many }, (_, index) => `data/characters/iron-man-${index}.json`);
const listsOf = (files: readonly string[], pages: number) =>
  writeIntegrityLists(Object.fromEntries(files.map((file) => [file, hash(file)])), integrityDepth(pages), hash);

describe('the lists of a release’s hashes', () => {
  it.each([1, 48, 49, 750, 2000])('lead to the data of each of %i pages, and grow no longer', (many) => {
    const pages = dataFilesOf(many);
    const published = listsOf(['chunk.js', ...pages], many);
    const lists = new Map([...published].map(([name, text]) => [plainName(name), text]));
    for (const file of ['chunk.js', ...pages]) {
      let expected = hash(lists.get(integrityFile) ?? '');
      const chain = integrityLists(file, integrityDepth(many));
      for (const [index, list] of chain.entries()) {
        const text = lists.get(list) ?? '';
        expect(hash(text)).toBe(expected);
        expected = (JSON.parse(text) as Record<string, string>)[chain[index + 1] ?? file] ?? '';
      }
      expect(expected).toBe(hash(file));
    }
    const longest = Math.max(...[...lists.values()].map(({ length }) => length));
    expect(longest, 'bytes of the longest list').toBeLessThan(7000);
  });

  it('are the same for the same files in another order', () => {
    const files = dataFilesOf(100);
    expect([...listsOf(files.toReversed(), 100)]).toEqual([...listsOf(files, 100)]);
  });

  it('are there for a release that has nothing', () => {
    expect([...listsOf([], 0)].map(([name, text]) => [plainName(name), text])).toEqual([[integrityFile, '{}']]);
  });

  it('have the hashes of code, styles and data, and not of each other', () => {
    const files = [
      'remoteEntry.js',
      'style.css',
      'catalogue/guides.json',
      'data/integrity.json',
      'data/integrity/a.json',
    ];
    expect(files.filter(isVerifiedFile)).toEqual(files);
    expect(
      ['integrity.json', 'integrity.0123456789.json', 'integrity/3a.json', 'art/thor.svg', 'font.woff2'].filter(
        isVerifiedFile,
      ),
    ).toEqual([]);
  });
});
