import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../tests/site/root.ts';

const { dependencies } = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};

it('the document has the outcome of each sample, with the versions of its packages', () => {
  const rows = readFileSync(join(root, 'docs/libraries.md'), 'utf8').split('| --- |').at(-1)?.trim().split('\n');
  const listed = (rows ?? []).flatMap((row) => row.split('|')[1]?.trim().split(', ') ?? []);
  const used = new Set(listed);
  expect(Object.entries(dependencies).filter(([name, version]) => used.has(`${name} ${version}`)).length).toBe(
    used.size,
  );
  expect(rows).toHaveLength(readdirSync(join(import.meta.dirname, 'samples')).length);
});
