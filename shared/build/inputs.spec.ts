import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashInputs } from './inputs.ts';
import { checkoutOf } from './record.ts';

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

it.each(['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock'])(
  'the checkout of an application is the nearest folder with %s',
  async (lockfile) => {
    const folder = join(root, `of ${lockfile}`);
    const app = join(folder, 'app');
    await mkdir(app, { recursive: true });
    expect(checkoutOf(app)).toBe(app);
    await writeFile(join(folder, lockfile), '');
    expect(checkoutOf(app)).toBe(folder);
  },
);
