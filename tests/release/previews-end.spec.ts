import { afterEach, expect, vi } from 'vitest';
import { preview, prune, publish, publishPreview, readPreview, verify } from '../../delivery/index.ts';
import { overwrite } from './overwrite.ts';
import { author, options, useOwnSite } from './set-up.ts';
import { describeInStorage } from './storage-kinds.ts';
import { listed, previewing, storeWithPreview } from './store-with-preview.ts';

const own = useOwnSite();
const all = { keep: 1, days: 0, author };

afterEach(() => void vi.useRealTimers());

describeInStorage('previews', (open, it) => {
  it('end: then they are neither listed nor published, and a prune removes them', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { storage, made } = await storeWithPreview(own, open(own.folder));
    const keys = await storage.list('');
    await prune(storage, all);
    expect(await storage.list(''), 'a prune keeps what a preview needs').toEqual(keys);
    vi.setSystemTime(Date.now() + previewing.lifetimeMs);
    expect(await listed(storage)).toEqual([]);
    await expect(publishPreview(storage, made.id, author)).rejects.toThrow(/expired at .*Make it again/);
    const removed = await prune(storage, all);
    expect(removed).toEqual(expect.arrayContaining([`previews/${made.id}.json`, `snapshots/${made.snapshot}.json`]));
    expect(removed.filter((key) => key.startsWith('releases/') && !key.includes(own.next.release))).toEqual([]);
    expect((await verify(storage)).faults).toEqual([]);
  });

  it('survive a prune, under the names that they have', async () => {
    const storage = open(own.folder);
    await own.putInto(storage);
    await publish(storage, [await own.marvel({ text: 'third' })], options);
    await publish(storage, [await own.marvel({ text: 'fourth' })], options);
    const made = await preview(storage, [own.next], previewing);
    expect((await prune(storage, all)).length).toBeGreaterThan(0);
    expect(await listed(storage)).toMatchObject([{ id: made?.id, outdated: false, damaged: false }]);
    expect((await publishPreview(storage, made?.id ?? '', author)).live?.snapshot).toBe(made?.snapshot);
    expect((await verify(storage)).faults).toEqual([]);
  });

  it('that cannot be read are found by verify, and do not stop a prune', async () => {
    const { storage, made } = await storeWithPreview(own, open(own.folder));
    await overwrite(storage, `snapshots/${made.snapshot}.json`, Buffer.from('{'));
    expect(await listed(storage)).toMatchObject([{ id: made.id, damaged: true }]);
    expect((await verify(storage)).faults).toContainEqual(expect.stringContaining(`previews/${made.id}.json`));
    await expect(publishPreview(storage, made.id, author)).rejects.toThrow(/damaged/);
    expect(await prune(storage, all)).toContain(`previews/${made.id}.json`);
    expect((await verify(storage)).faults).toEqual([]);
  });

  it('whose record is altered in any byte are none', async () => {
    const { storage, made } = await storeWithPreview(own, open(own.folder));
    const key = `previews/${made.id}.json`;
    const bytes = (await storage.read(key)) ?? Buffer.alloc(0);
    for (let at = 0; at < bytes.length; at += 7) {
      const altered = Buffer.from(bytes);
      altered[at] = (altered[at] ?? 0) ^ 1;
      await overwrite(storage, key, altered);
      expect(await readPreview(storage, made.id), `altered at ${at}`).toBeNull();
    }
    expect((await verify(storage)).faults).toContainEqual(expect.stringContaining(`${key} is damaged`));
  });
});
