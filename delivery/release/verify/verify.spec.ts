import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { FileStorage } from '../../store/file-storage.ts';
import { putComposed } from '../../store/snapshots.ts';
import { verify } from './verify.ts';

it('knows the names of all files that are composed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mint-row-verify-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const storage = new FileStorage(folder);
  const text = 'enough to be compressed '.repeat(20);
  for (const type of ['text/html', 'application/json', 'application/xml', 'text/plain'] as const) {
    await putComposed(storage, { type, body: text }, '0123456789abcdef');
  }
  await putComposed(storage, { type: 'image/x-icon', body: Buffer.from(text) }, '0123456789abcdef');
  await storage.write('composed/strange.txt', Buffer.from(text));
  const { faults } = await verify(storage);
  expect(faults).toEqual([expect.stringMatching('^composed/strange.txt does not belong there')]);
});
