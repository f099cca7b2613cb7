import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { FileStorage, publish, SiteFollower } from '../../delivery/index.ts';
import { MemoryStorage } from './memory-storage.ts';
import { overwrite } from './overwrite.ts';
import { options, useOwnSite } from './set-up.ts';

const own = useOwnSite();

describe('a server of the store', () => {
  it('serves the newest snapshot that it can read', async () => {
    const storage = new MemoryStorage();
    const first = await own.putInto(storage);
    const { live: second } = await publish(storage, [own.next], options);
    await overwrite(storage, `snapshots/${second?.snapshot}.json`, Buffer.from('{'));
    const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
    expect((await (await SiteFollower.open(storage)).current()).snapshot).toBe(first?.snapshot);
    expect(silent.mock.calls.join()).toMatch(/snapshots.*damaged.*Generation 1 is served meanwhile/s);
    silent.mockRestore();
  });

  it('finishes a request on the snapshot with which it began', async () => {
    const storage = new FileStorage(join(own.folder, 'in-flight'));
    await own.putInto(storage);
    const live = await SiteFollower.open(storage);
    const begun = await live.current();
    await publish(storage, [own.next], options);
    await expect.poll(() => live.current()).not.toBe(begun);
    const read = async (of: typeof begun) => String(await (await of.resource('/marvel'))?.read(null));
    expect(await read(begun)).toContain('<h1>one');
    expect(await read(await live.current())).toContain('<h1>two');
  });

  it('says what to do while there is no site', async () => {
    await expect(SiteFollower.open(new MemoryStorage())).rejects.toThrow(/no site yet.*publish/);
  });
});
