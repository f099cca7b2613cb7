import { expect } from 'vitest';
import {
  type Artifact,
  freeze,
  preview,
  publish,
  publishPreview,
  RefusedError,
  readLive,
  readPreview,
  rollbackApps,
  unfreeze,
  verify,
} from '../../delivery/index.ts';
import { author, options, useOwnSite } from './set-up.ts';
import { describeInStorage } from './storage-kinds.ts';
import { listed, previewing, storeWithPreview } from './store-with-preview.ts';

const own = useOwnSite();

describeInStorage('previews', (open, it) => {
  it('change nothing that is live, and publishing one makes exactly its bytes live', async () => {
    const { storage, made } = await storeWithPreview(own, open(own.folder));
    const before = await readLive(storage);
    expect([before?.generation, made.base?.generation]).toEqual([1, 1]);
    expect(made).toMatchObject({ apps: ['marvel'], who: author.who, releases: { marvel: own.next.release } });
    const bytes = await storage.read(`snapshots/${made.snapshot}.json`);
    const { live, changed } = await publishPreview(storage, made.id, { who: 'Ada' });
    expect(changed).toBe(true);
    expect(live).toMatchObject({ generation: 2, action: 'publish', apps: ['marvel'], who: 'Ada', why: made.why });
    expect(live?.snapshot).toBe(made.snapshot);
    expect(await storage.read(`snapshots/${live?.snapshot}.json`)).toEqual(bytes);
    // The released bytes equal the preview's.
    expect((await publish(storage, [own.next], options)).changed).toBe(false);
    expect(await listed(storage)).toEqual([]);
    expect(await storage.list('previews/')).toEqual([]);
    expect((await verify(storage)).faults).toEqual([]);
  });

  it('are the same site as publishing makes', async () => {
    const { storage, made } = await storeWithPreview(own, open(own.folder));
    expect((await publish(storage, [own.next], options)).live).toMatchObject({
      snapshot: made.snapshot,
      releases: made.releases,
      fallbacks: made.fallbacks,
    });
    expect(await listed(storage), 'the live site is no preview').toEqual([]);
    await rollbackApps(storage, ['marvel'], options);
    await expect(publishPreview(storage, made.id, author)).rejects.toThrow(
      new RegExp(`has been live already.*rollback --snapshot ${made.snapshot}`),
    );
  });

  it('of what is live are none, and a refused one stores nothing', async () => {
    const storage = open(own.folder);
    await own.putInto(storage);
    const keys = await storage.list('');
    const bad = await own.marvel({ change: (manifest) => ({ ...manifest, signatures: { page: 'ffffffff' } }) });
    expect(await preview(storage, own.site, previewing)).toBeNull();
    await expect(preview(storage, [bad], previewing)).rejects.toThrow(RefusedError);
    expect(await storage.list('')).toEqual(keys);
  });

  it('need a site: the refusal says what is missing', async () => {
    const storage = open(own.folder);
    const [shell, ...remotes] = own.site;
    await expect(preview(storage, remotes, previewing)).rejects.toThrow(/no site.*needs the shell/);
    const made = await preview(storage, [shell as Artifact, ...remotes], previewing);
    expect(made?.base).toBeNull();
    expect((await publishPreview(storage, made?.id ?? '', author)).live?.generation).toBe(1);
  });

  it('are listed with the generation that they were made from, and whether that is still live', async () => {
    const { storage, made } = await storeWithPreview(own, open(own.folder));
    expect(await listed(storage)).toMatchObject([{ id: made.id, outdated: false, damaged: false }]);
    await freeze(storage, author);
    expect(await listed(storage), 'a freeze is no other site').toMatchObject([{ outdated: false }]);
    await unfreeze(storage, author);
    await publish(storage, [await own.marvel({ text: 'third' })], options);
    expect(await listed(storage)).toMatchObject([{ id: made.id, base: { generation: 1 }, outdated: true }]);
  });

  it('are refused, with what to do, when something else is live than when they were made', async () => {
    const { storage, made } = await storeWithPreview(own, open(own.folder));
    await publish(storage, [await own.marvel({ text: 'third' })], options);
    const before = await readLive(storage);
    await expect(publishPreview(storage, made.id, author)).rejects.toThrow(
      /has changed since.*generation 1: marvel\. Generation 2 is live.*Make it again: npm run release -- preview marvel/,
    );
    expect(await readLive(storage)).toEqual(before);
    await rollbackApps(storage, ['marvel'], options);
    expect((await publishPreview(storage, made.id, author)).changed, 'the same releases are live again').toBe(true);
  });

  it('can be published by several at once: one makes it live, the others find it live', async () => {
    const { storage, made } = await storeWithPreview(own, open(own.folder));
    const outcomes = await Promise.all([1, 2, 3].map(() => publishPreview(storage, made.id, author)));
    expect(outcomes.filter(({ changed }) => changed)).toHaveLength(1);
    expect((await readLive(storage))?.generation).toBe(2);
  });

  it('wait for a freeze to end, but can be made during one', async () => {
    const storage = open(own.folder);
    await own.putInto(storage);
    await freeze(storage, author);
    const made = await preview(storage, [own.next], previewing);
    await expect(publishPreview(storage, made?.id ?? '', author)).rejects.toThrow(/frozen/);
    await unfreeze(storage, author);
    expect((await publishPreview(storage, made?.id ?? '', author)).changed).toBe(true);
  });

  it('are of one store: their record in another is refused', async () => {
    const { storage, made } = await storeWithPreview(own, open(own.folder));
    const other = open(own.folder);
    await publish(other, own.site, { ...options, author: { who: 'Another', why: 'a test' } });
    for (const key of await storage.list('')) {
      if (!/^(history|live|incoming)/.test(key)) await other.write(key, (await storage.read(key)) as Buffer);
    }
    await expect(publishPreview(other, made.id, author)).rejects.toThrow(/made in another store/);
  });

  it('have ids that are checked: none is a path', async () => {
    const { storage } = await storeWithPreview(own, open(own.folder));
    for (const id of ['ffffffffffffffff', '../../live', '', '%2e', 'x'.repeat(9000)]) {
      await expect(publishPreview(storage, id, author)).rejects.toThrow(/has no preview.*another store.*previews/);
      expect(await readPreview(storage, id)).toBeNull();
    }
  });

  it('are found by the beginning of their id, if no other begins so', async () => {
    const { storage, made } = await storeWithPreview(own, open(own.folder));
    const ids = [made.id];
    // Of seventeen ids, two begin with the same digit.
    while (new Set(ids.map(([digit]) => digit)).size === ids.length) {
      ids.push((await preview(storage, [own.next], previewing))?.id ?? '');
    }
    const [last = ''] = ids.slice(-1);
    await expect(publishPreview(storage, last.slice(0, 1), author)).rejects.toThrow(/Several previews/);
    expect((await publishPreview(storage, last.slice(0, 12), author)).changed).toBe(true);
    expect(await listed(storage), 'the others would make the same live').toEqual([]);
  });
});
