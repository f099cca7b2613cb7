import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { halfName } from '../store/copies.ts';
import { deltaKey, deltaName, deltasAt, readDeltaKey } from '../store/delta-key.ts';
import { decodeDelta, encodeDelta } from './delta.ts';
import { patternOf, sameFileIn } from './dictionaries.ts';

const release = '0123456789abcdef';
const earlier = 'fedcba9876543210-7';

describe('a delta', () => {
  // Bytes that compression alone cannot make smaller.
  const dictionary = randomBytes(30_000);
  const target = Buffer.concat([
    dictionary.subarray(0, 20_000),
    Buffer.from('a new line'),
    dictionary.subarray(20_000),
  ]);

  it('has what is new, and is for those who have the dictionary alone', async () => {
    const delta = await encodeDelta(target, dictionary);
    expect(delta.length).toBeLessThan(120);
    expect(await decodeDelta(delta, dictionary)).toEqual(target);
    expect(await decodeDelta(delta, target)).toBeNull();
  });

  it('begins as RFC 9842 demands: with a frame that names the dictionary', async () => {
    const delta = await encodeDelta(target, dictionary);
    expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
    expect(delta.subarray(8, 16).toString('hex')).toBe(halfName(dictionary));
  });

  it('of the same bytes is next to nothing', async () => {
    expect((await encodeDelta(target, target)).length).toBeLessThan(80);
  });

  it('that is damaged does not decode to its file', async () => {
    const delta = await encodeDelta(target, dictionary);
    expect(await decodeDelta(delta.subarray(0, -1), dictionary)).toBeNull();
    expect(await decodeDelta(Buffer.alloc(0), dictionary)).toBeNull();
  });
});

describe('the key of a delta', () => {
  const delta = { from: earlier, file: 'client/pages/a.js', dictionary: 'a'.repeat(16), own: 'b'.repeat(16) };

  it('tells all of it', () => {
    const key = deltaKey('shell', release, delta);
    expect(key).toBe(`releases/shell/${release}/deltas/${earlier}/pages/a.js.${delta.dictionary}-${delta.own}.dcz`);
    expect(readDeltaKey(key)).toEqual({ ...delta, key });
    expect(deltasAt([key, `${key}.tmp`]).get(deltaName(delta.file, delta.dictionary))?.key).toBe(key);
  });

  it.each(['client/main.js', 'manifest.json', `deltas/${earlier}/main.js.dcz`, 'deltas/other/main.js.a-b.dcz'])(
    'is no other: %s',
    (file) => {
      expect(readDeltaKey(`releases/shell/${release}/${file}`)).toBeNull();
    },
  );
});

describe('the same file of another release', () => {
  it('has the address that differs in the release, and in the hash of a name of the shell’s', () => {
    expect(patternOf('shell', 'client/main-CPtnpQhc.js')).toBe('/shell/*/main-*.js');
    expect(patternOf('marvel', 'client/common.css')).toBe('/remotes/marvel/*/common.css');
    expect(patternOf('marvel', 'client/over-controls.js')).toBe('/remotes/marvel/*/over-controls.js');
  });

  it.each(['client/art/thor.svg', 'client/data/thor.json', 'server/render.mjs', 'client/a"b.js', 'client/a*.js'])(
    'is not looked for: %s',
    (file) => {
      expect(patternOf('marvel', file)).toBeNull();
    },
  );

  it('is found by that address, unless several have it', () => {
    const [one, other] = ['client/main-AAAAAAAA.js', 'client/main-BBBBBBBB.js'];
    expect(sameFileIn('shell', 'client/main-CPtnpQhc.js', [one, 'client/main-AAAAAAAA.css'])).toBe(one);
    expect(sameFileIn('shell', 'client/main-CPtnpQhc.js', [one, other])).toBeNull();
    expect(sameFileIn('shell', 'client/art/a.svg', ['client/art/a.svg'])).toBeNull();
  });
});
