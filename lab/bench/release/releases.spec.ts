import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../../tests/site/root.ts';
import { edits } from './releases.ts';

it.each(Object.entries(edits))('the sources have what the edit of a %s changes', async (_name, { file, change }) => {
  const text = await readFile(join(root, file), 'utf8');
  expect(change(text)).not.toBe(text);
});
