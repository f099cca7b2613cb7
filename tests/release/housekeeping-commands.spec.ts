import { chmod, rm, writeFile } from 'node:fs/promises';
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

  it('releases refuses an application that the store has never had, and names the one that was meant', async () => {
    const folder = await store();
    const { code, stderr } = await release(['releases', 'marvell', '--store', folder]);
    const words = `has no application marvell; it has shell, editorial, marvel, pokemon, starwars. Did you mean marvel? npm run release -- releases marvel --store "${folder}"`;
    expect([code, stderr]).toEqual([1, expect.stringContaining(words)]);
  });

  it('a file as the store is named as one', async () => {
    const file = join(await store(), 'live');
    const { code, stderr } = await release(['verify', '--store', file]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('live is not a store: there is a file,')]);
  });

  it('verify advises to publish again only if that mends something', async () => {
    const folder = await store();
    await rm(join(folder, 'history/0000000001.json'));
    const withoutEntry = await release(['verify', '--store', folder]);
    expect([withoutEntry.code, withoutEntry.stdout]).toEqual([
      4,
      expect.stringContaining('history/0000000001.json is missing. Restore it from a backup.'),
    ]);
    expect(withoutEntry.stdout).not.toContain('Publish the live artifacts again');
    const damaged = await store();
    await writeFile(join(damaged, keyOfEntry(own.next)), '// other');
    expect((await release(['verify', '--store', damaged])).stdout).toContain('Publish the live artifacts again');
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
