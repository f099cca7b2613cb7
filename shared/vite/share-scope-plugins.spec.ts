import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { installedVersion } from './share-scope-plugins.ts';

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
