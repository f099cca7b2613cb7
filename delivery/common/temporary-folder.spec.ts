import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';
import { writerName } from './writer.ts';

let parent: string;

beforeEach(async () => {
  parent = await mkdtemp(join(await realpath(tmpdir()), 'mint-row-test-'));
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) vi.stubEnv(name, parent);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(parent, { recursive: true });
});

it('is removed by the next command if its process ended before it could, and never while its process runs', async () => {
  const [machine = ''] = writerName.split('-');
  const { pid: ended } = spawnSync(process.execPath, ['--version']);
  const dead = ['draft', 'artifact', 'bucket', 'store'].map(
    (purpose) => `mint-row-${purpose}-${machine}-${ended}-a1b2c3`,
  );
  const others = [
    `mint-row-draft-${writerName}-a1b2c3`,
    `mint-row-draft-${machine}-${process.ppid}-a1b2c3`,
    `mint-row-draft-${'0'.repeat(16)}-${ended}-a1b2c3`,
    'mint-row-draft-a1b2c3',
    `another-${machine}-${ended}-a1b2c3`,
  ];
  for (const name of [...dead, ...others]) {
    await mkdir(join(parent, name));
    await writeFile(join(parent, name, 'file'), '');
  }
  const own = await temporaryFolder('draft');
  expect((await readdir(parent)).sort()).toEqual([...others, basename(own)].sort());
  expect(basename(own)).toMatch(`mint-row-draft-${writerName}-`);
  expect(await readdir(own)).toEqual([]);
});

it('says what to do where none can be made', async () => {
  vi.stubEnv('TMPDIR', join(parent, 'none'));
  if (process.platform === 'win32') vi.stubEnv('TEMP', join(parent, 'none'));
  await expect(temporaryFolder('draft')).rejects.toThrow(/none.*live site has not changed/s);
});
