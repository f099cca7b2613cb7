import { expect } from 'vitest';
import { publish, readLive, readSnapshot, rollbackApps, snapshotFiles, verify } from '../../delivery/index.ts';
import { filesOfRelease, keyOfEntry } from './keys-of-release.ts';
import { overwrite } from './overwrite.ts';
import { options, useOwnSite } from './set-up.ts';
import { describeInStorage } from './storage-kinds.ts';

const own = useOwnSite();

describeInStorage('releases', (open, it) => {
  it('are told apart when a stored file is damaged, and repaired by publishing again', async () => {
    const storage = open(own.folder);
    await own.putInto(storage);
    const marvel = own.site.find(({ app }) => app === 'marvel');
    const key = keyOfEntry(marvel);
    await overwrite(storage, key, Buffer.from('// other'));
    expect((await verify(storage)).faults).toEqual([`${key} is damaged: it does not match its hash.`]);
    expect(await publish(storage, own.site, options)).toMatchObject({ changed: false, repaired: 1 });
    expect((await verify(storage)).faults).toEqual([]);
  });

  it('count what they repair, and not what is new', async () => {
    const storage = open(own.folder);
    const live = await own.putInto(storage);
    const page = snapshotFiles(await readSnapshot(storage, live?.snapshot ?? '')).get('/marvel')?.key ?? '';
    const { 'client/remoteEntry.js': module = '' } = await filesOfRelease(
      storage,
      'pokemon',
      live?.releases.pokemon ?? '',
    );
    await overwrite(storage, page, Buffer.from('other'));
    await storage.remove(module);
    expect(await publish(storage, own.site, options)).toMatchObject({ changed: false, repaired: 2 });
    expect(await publish(storage, [own.next], options)).toMatchObject({ changed: true, repaired: 0 });
    await storage.remove(module);
    const pokemon = own.site.filter(({ app }) => app === 'pokemon');
    const marvel = own.site.filter(({ app }) => app === 'marvel');
    const outcome = await publish(storage, [...pokemon, ...marvel], options);
    expect(outcome).toMatchObject({ changed: true, repaired: 1 });
  });

  it('go on when the pointer is lost or points nowhere, by generation and not by time', async () => {
    const storage = open(own.folder);
    await own.putInto(storage);
    const { live } = await publish(storage, [own.next], options);
    for (const text of ['', 'garbage', '1\n', '9999999999\n']) {
      await storage.write('live', Buffer.from(text));
      expect(await readLive(storage)).toEqual(live);
    }
    await storage.remove('live');
    expect((await rollbackApps(storage, ['marvel'], options)).live?.generation).toBe(3);
    expect((await verify(storage)).faults).toEqual([]);
  });

  it('make a snapshot anew that cannot be read', async () => {
    const storage = open(own.folder);
    const live = await own.putInto(storage);
    const key = `snapshots/${live?.snapshot}.json`;
    const whole = await storage.read(key);
    await overwrite(storage, key, (whole ?? Buffer.alloc(0)).subarray(0, 100));
    expect((await verify(storage)).faults).toEqual([expect.stringContaining(`${key} is missing or damaged`)]);
    await publish(storage, own.site, options);
    expect(await storage.read(key)).toEqual(whole);
  });
});
