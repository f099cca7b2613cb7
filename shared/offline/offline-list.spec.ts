import { describe, expect, it } from 'vitest';
import { filesToKeep, type OfflineList, readOfflineList } from './offline-list.ts';

const integrity = `sha256-${'A'.repeat(43)}=`;
const file = (path: string, bytes = 10) => ({ path, bytes, integrity });
const list: OfflineList = {
  files: [file('/binder'), file('/shell/main.Ab-d_fGhIj.js'), file('/characters/thor'), file('/characters/hulk')],
  always: [0, 1],
  characters: { thor: [2], hulk: [3] },
};

it('keeps what is always kept, and the pages of the characters that the site has, each file once', () => {
  const kept = filesToKeep(list, ['thor', 'thor', 'nobody', 'constructor']);
  expect(kept.map(({ path }) => path)).toEqual(['/binder', '/shell/main.Ab-d_fGhIj.js', '/characters/thor']);
});

it('reads a list as it was written', () => {
  expect(readOfflineList(JSON.stringify(list))).toEqual(list);
});

describe('is no list', () => {
  const changed = (change: object) => JSON.stringify({ ...list, ...change });
  const listOf = (one: object) => JSON.stringify({ files: [one], always: [0], characters: {} });
  it.each([
    ['the page of a captive portal', '<!doctype html><h1>Sign in</h1>'],
    ['nothing', 'null'],
    ['a list without files', '{"always":[],"characters":{}}'],
    ['a file outside the site', listOf(file('https://other.example/a.js'))],
    ['a file of another host', listOf(file('//other.example/a.js'))],
    ['a file above the site', listOf(file('/../a.js'))],
    ['a file without a hash', listOf({ path: '/binder', bytes: 1, integrity: '' })],
    ['a file of less than nothing', listOf(file('/binder', -1))],
    ['a file that nobody lists', changed({ always: [4] })],
    ['a character’s file that nobody lists', changed({ characters: { thor: ['2.5'] } })],
    ['more than a device should keep', changed({ files: list.files.map(({ path }) => file(path, 5_000_000)) })],
  ])('%s', (_, text) => {
    expect(readOfflineList(text)).toBeNull();
  });
});
