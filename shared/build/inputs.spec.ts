import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashInputs } from './inputs.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mint-row-inputs-'));
  await mkdir(join(root, 'app/dist'), { recursive: true });
  await writeFile(join(root, 'app/page.ts'), 'one');
});
afterAll(() => rm(root, { recursive: true, force: true }));

it.each([
  ['app/page.spec.ts', 'the same'],
  ['app/Page.spec.tsx', 'the same'],
  ['app/sample-page.ts', 'the same'],
  ['app/dist/page.js', 'the same'],
  ['app/page.ts', 'another'],
  ['app/specification.ts', 'another'],
  ['app/resample-page.ts', 'another'],
])('a change of %s makes %s hash', async (file, expected) => {
  const before = await hashInputs(root, ['app']);
  await writeFile(join(root, file), 'two');
  expect((await hashInputs(root, ['app'])) === before ? 'the same' : 'another').toBe(expected);
});
