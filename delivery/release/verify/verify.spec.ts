import { mkdtemp, rm } from 'node:fs/promises';
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
  const { faults } = await verify(storage);
  expect(faults).toEqual([expect.stringMatching('^files/strange.txt does not belong there')]);
});
