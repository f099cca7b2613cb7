import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as react from 'react';
import * as reactDom from 'react-dom';
import { afterAll, expect, it } from 'vitest';
import { partsOf, type SharedLibrary, shareScope } from '../../contract/index.ts';
import { installedVersion } from './provide.ts';

const folder = mkdtempSync(join(tmpdir(), 'share-scope-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('the version of a library is known although its exports lack its package.json', () => {
  mkdirSync(join(folder, 'made-up'));
  const described = { name: 'made-up', version: '3.2.1', exports: { import: './index.js' } };
  writeFileSync(join(folder, 'made-up/package.json'), JSON.stringify(described));
  expect(installedVersion('made-up', ['/nowhere', folder])).toBe('3.2.1');
});

it('a library that is not installed is named, with the list that has it', () => {
  expect(() => installedVersion('missing', [folder])).toThrow(/share-scope\.ts lists missing, which is not installed/);
});

/** Names that only React's code for development has, or that only React itself uses. */
const leftOut = /^(act|captureOwnerStack|default|browser|module\.exports|__DOM_INTERNALS_.*)$/;

it.each([
  ['react', react],
  ['react-dom', reactDom],
] satisfies [SharedLibrary, object][])('the share scope has every name of %s', (library, names) => {
  const shared = partsOf(library).flatMap((part): readonly string[] => shareScope[part]);
  expect(shared.toSorted()).toEqual(
    Object.keys(names)
      .filter((name) => !leftOut.test(name))
      .sort(),
  );
});
