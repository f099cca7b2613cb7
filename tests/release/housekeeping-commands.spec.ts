import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { FileStorage, publish } from '../../delivery/index.ts';
import { release } from './command.ts';
import { keyOfEntry } from './keys-of-release.ts';
import { options, useOwnSite } from './set-up.ts';

// Each is a process or more, and all share the cores.
vi.setConfig({ testTimeout: 60_000, maxConcurrency: 4 });

const own = useOwnSite();
let stores = 0;

/** A store of its own, where another release of Marvel has become live. */
async function store(): Promise<string> {
  stores += 1;
  const folder = join(own.folder, `housekeeping-${stores}`);
  await own.putInto(new FileStorage(folder));
  await publish(new FileStorage(folder), [own.next], options);
  return folder;
}

describe.concurrent('release', () => {
  it.skipIf(process.platform === 'win32')(
    'warns of a store that every user can write to, and of no other',
    async () => {
      const folder = await store();
      expect((await release(['status', '--store', folder])).stderr).toBe('');
      await chmod(folder, 0o777);
      const { code, stderr } = await release(['status', '--store', folder]);
      expect([code, stderr]).toEqual([0, expect.stringMatching(/every user of this machine.*chmod -R o-w/)]);
    },
  );

  it('prune --dry-run lists the releases that it would remove, and removes nothing', async () => {
    const folder = await store();
    const dry = ['prune', '--keep', '1', '--days', '0', '--dry-run', '--store', folder];
    const { stdout } = await release(dry);
    expect(stdout).toMatch(/^snapshots\/[0-9a-f]{16}: 1 file$[\s\S]*files would be removed\. Nothing was removed\.$/m);
    expect((await release(dry)).stdout).toBe(stdout);
  });

  it('publishing the live release reports the number of repaired files', async () => {
    const folder = await store();
    const artifact = ['marvel', '--artifact', own.next.folder, '--store', folder];
    await release(['publish', ...artifact]);
    const key = keyOfEntry(own.next);
    await writeFile(join(folder, key), '// other');
    expect((await release(['publish', ...artifact])).stdout).toContain('Repaired 1 file of the store');
  });
});
