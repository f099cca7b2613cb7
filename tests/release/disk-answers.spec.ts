import type fs from 'node:fs/promises';
import { describe, expect, it, vi } from 'vitest';
import { prune, publish, readLive, verify } from '../../delivery/index.ts';
import { failure, patch, real, usePatchedDisk } from './patched-disk.ts';
import { author, options } from './set-up.ts';

vi.setConfig({ testTimeout: 60_000 });

const disk = usePatchedDisk();

describe('a disk', () => {
  it('makes a change once though its answer is lost', async () => {
    await publish(disk.storage, [disk.one], options);
    for (const code of ['EIO', 'EEXIST', 'ETIMEDOUT']) {
      patch({
        link: async (from, to) => {
          await real.link(from, to);
          throw failure(code, 'link');
        },
      });
      const live = await readLive(disk.storage);
      const next = live?.releases.marvel === disk.one.release ? disk.two : disk.one;
      const { live: made, changed } = await publish(disk.storage, [next], options);
      expect([made?.generation, changed]).toEqual([(live?.generation ?? 0) + 1, true]);
      expect(await prune(disk.storage, { keep: 1, days: 0, author })).not.toBeNull();
    }
    patch(real);
    expect((await publish(disk.storage, [disk.one], options)).live?.releases.marvel).toContain(disk.one.release);
    expect((await verify(disk.storage)).faults).toEqual([]);
  });

  it.each(['EPERM', 'ENOTSUP', 'ENOSYS', 'EINVAL'])(
    'without hard links (%s) is reported before anything is done',
    async (code) => {
      patch({ link: () => Promise.reject(failure(code, 'link')) });
      await expect(publish(disk.storage, [disk.one], options)).rejects.toThrow(
        /has no hard links.*ext4.*Nothing was written/,
      );
      patch(real);
      expect(await disk.storage.list('')).toEqual([]);
    },
  );

  it.each([
    ['ENOSPC', /is full/],
    ['EROFS', /is read-only/],
    ['EACCES', /may not/],
  ])('that takes no file (%s) is reported before anything is done', async (code, message) => {
    patch({ open: (() => Promise.reject(failure(code, 'open'))) as typeof fs.open });
    await expect(publish(disk.storage, [disk.one], options)).rejects.toThrow(message);
    patch(real);
    expect(await disk.storage.list('')).toEqual([]);
  });
});
