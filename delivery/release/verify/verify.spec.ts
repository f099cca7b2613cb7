import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { nameOfComposed } from '../../store/codings.ts';
import { FileStorage } from '../../store/file-storage.ts';
import { putFile } from '../../store/stored-files.ts';
import { verify } from './verify.ts';

it('knows the names of all files that are composed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mint-row-verify-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const storage = new FileStorage(folder);
  const bytes = Buffer.from('enough to be compressed '.repeat(20));
  for (const type of ['text/html', 'application/json', 'application/xml', 'text/plain', 'image/x-icon'] as const) {
    await putFile(storage, { name: nameOfComposed(type), isServed: true }, { bytes, owner: '0123456789abcdef' });
  }
  await storage.write('files/strange.txt', bytes);
  const { faults, repairable } = await verify(storage);
  expect(faults).toEqual([expect.stringMatching('^files/strange.txt does not belong there')]);
  expect(repairable).toBe(0);
});

it('names what lies at the top of a store and does not belong there', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mint-row-verify-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'incoming'));
  await mkdir(join(folder, 'lost+found'));
  await mkdir(join(folder, '0000000001-0a1b2c3d'));
  await writeFile(join(folder, 'keys.json'), '{}');
  await symlink('0000000001-0a1b2c3d', join(folder, 'current'));
  const { faults } = await verify(new FileStorage(folder));
  const names = ['0000000001-0a1b2c3d', 'current', 'keys.json'];
  expect(faults.sort()).toEqual(names.map((name) => `${name} does not belong in a store. Remove it.`));
});
