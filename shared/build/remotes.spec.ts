import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readRemotes } from './remotes.ts';

let root = '';
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mint-row-remotes-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

it('a folder that a build left behind is no remote, and one without its declaration is told', async () => {
  await mkdir(join(root, 'remote-gone/dist'), { recursive: true });
  expect(readRemotes(root)).toEqual([]);
  await writeFile(join(root, 'remote-gone/package.json'), '{}');
  expect(() => readRemotes(root)).toThrow(/remote-gone.remote\.json does not declare a remote/);
});
