import { describe, expect, it } from 'vitest';
import { publish, verify } from '../../delivery/index.ts';
import { composeOtherwise } from './compose-otherwise.ts';
import { options, useOwnSite } from './set-up.ts';
import { storageKinds } from './storage-kinds.ts';

const own = useOwnSite();

describe.each(Object.entries(storageKinds))('in %s, a site of a changed composer', (_kind, open) => {
  it('is another snapshot, although its composer has the same name, and leaves every stored file unchanged', async () => {
    const storage = open(own.folder);
    const old = await own.putInto(storage);
    const before = new Map<string, Buffer | null>();
    for (const key of await storage.list('')) before.set(key, await storage.read(key));
    const composeAsBefore = composeOtherwise();
    const { live } = await publish(storage, own.site, options).finally(composeAsBefore);
    expect(live?.snapshot).not.toBe(old?.snapshot);
    for (const [key, bytes] of before) if (key !== 'live') expect(await storage.read(key), key).toEqual(bytes);
    expect((await verify(storage)).faults).toEqual([]);
  });
});
