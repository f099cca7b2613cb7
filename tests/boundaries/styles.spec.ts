import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../site/root.ts';
import { filesOf } from './imports.ts';

/** Properties that libraries set in the page. */
const fromLibraries = /^--radix-/;

const folders = readdirSync(root).filter((name) => /^(shared|shell|remote-.+)$/.test(name));
const styles = folders
  .flatMap((folder) => filesOf(folder, /\.css$/))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

it('stylesheets use only custom properties that a stylesheet sets, since a declaration with any other is lost', () => {
  const set = new Set(styles.flatMap(({ text }) => text.match(/--[\w-]+(?=\s*:)|(?<=@property )--[\w-]+/g) ?? []));
  expect(set).toContain('--text-xs');
  const unset = styles.flatMap(({ file, text }) =>
    (text.match(/(?<=var\()--[\w-]+/g) ?? [])
      .filter((name) => !set.has(name) && !fromLibraries.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unset).toEqual([]);
});

it('no rule asks with :has() and then names any sibling: any change of the page would compute the styles of all of it', () => {
  const rules = styles.flatMap(({ file, text }) =>
    (text.match(/^.*:has\(.*[~+] \*.*$/gm) ?? []).map((rule) => `${file}: ${rule.trim()}`),
  );
  expect(rules, 'name the sibling by its class').toEqual([]);
});
