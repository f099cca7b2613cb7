import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Artifact, FileStorage, prune, publish, readLive, verify } from '../../delivery/index.ts';
import { temporaryFolder, tinyArtifact } from './tiny-site.ts';

vi.setConfig({ testTimeout: 60_000 });

const author = { who: 'A tester', why: 'a test' };
const options = { composer: 'tests', author };
const real = { ...fs };
let place: Awaited<ReturnType<typeof temporaryFolder>>;
let one: Artifact;
let two: Artifact;
let stores = 0;
let storage: FileStorage;

beforeAll(async () => {
  place = await temporaryFolder();
  one = await tinyArtifact(place.folder, { app: 'marvel', text: 'one' });
  two = await tinyArtifact(place.folder, { app: 'marvel', text: 'two' });
});
beforeEach(() => {
  stores += 1;
  storage = new FileStorage(join(place.folder, `store-${stores}`));
});
afterEach(() => patch(real));
afterAll(() => place.remove());

/** Replaces functions of the disk, for the store too. */
function patch(functions: Partial<typeof fs>): void {
  Object.assign(fs, functions);
  syncBuiltinESMExports();
}

function failure(code: string, syscall: string): Error {
  return Object.assign(new Error(code), { code, syscall });
}

const incoming = () => real.readdir(join(storage.place, 'incoming'));

describe('a disk', () => {
  it('that loses its answer to a change that it has made: the change is made, once', async () => {
    await publish(storage, [one], options);
    for (const code of ['EIO', 'EEXIST', 'ETIMEDOUT']) {
      patch({
        link: async (from, to) => {
          await real.link(from, to);
          throw failure(code, 'link');
        },
      });
      const live = await readLive(storage);
      const next = live?.releases.marvel === one.release ? two : one;
      const { live: made, changed } = await publish(storage, [next], options);
      expect([made?.generation, changed]).toEqual([(live?.generation ?? 0) + 1, true]);
      expect(await prune(storage, { keep: 1, days: 0, author })).not.toBeNull();
    }
    patch(real);
    expect((await publish(storage, [one], options)).live?.releases.marvel).toContain(one.release);
    expect((await verify(storage)).faults).toEqual([]);
  });

  it.each(['EPERM', 'ENOTSUP', 'ENOSYS', 'EINVAL'])(
    'without hard links (%s) says so before anything is done',
    async (code) => {
      patch({ link: () => Promise.reject(failure(code, 'link')) });
      await expect(publish(storage, [one], options)).rejects.toThrow(/has no hard links.*ext4.*Nothing was written/);
      patch(real);
      expect(await storage.list('')).toEqual([]);
    },
  );

  it.each([
    ['ENOSPC', /is full/],
    ['EROFS', /is read-only/],
    ['EACCES', /may not/],
  ])('that takes no file (%s) says so before anything is done', async (code, message) => {
    patch({ open: (() => Promise.reject(failure(code, 'open'))) as typeof fs.open });
    await expect(publish(storage, [one], options)).rejects.toThrow(message);
    patch(real);
    expect(await storage.list('')).toEqual([]);
  });
});

describe('what writers leave', () => {
  const day = 24 * 60 * 60 * 1000;
  const elsewhere = `${'f'.repeat(16)}-1-11111111-1111-1111-1111-111111111111`;

  async function leave(name: string, age = 0): Promise<void> {
    await storage.write(`incoming/${name}`, Buffer.from('half'));
    const then = new Date(Date.now() - age);
    await real.utimes(join(storage.place, 'incoming', name), then, then);
  }

  it('stays while it may be at work: another machine, container or version, though it has the same host and id', async () => {
    await publish(storage, [one], options);
    const names = [elsewhere, `localhost-1-${'0'.repeat(32)}`].sort();
    for (const name of names) await leave(name, day / 2);
    await publish(storage, [two], options);
    await prune(storage, { keep: 1, days: 0, author });
    expect((await incoming()).sort()).toEqual(names);
  });

  it('goes when nobody can have worked on it for a day', async () => {
    await publish(storage, [one], options);
    await leave(elsewhere, 2 * day);
    await publish(storage, [two], options);
    expect(await incoming()).toEqual([]);
  });

  it('goes at once when the process was one of ours and has ended', async () => {
    await publish(storage, [one], options);
    const write = real.writeFile;
    let mine = '';
    patch({
      rename: async (from, to) => {
        mine ||= String(from).split(/[\\/]/).at(-1) ?? '';
        return real.rename(from, to);
      },
    });
    await publish(storage, [two], options);
    const ended = spawn(process.execPath, ['-e', '']);
    await once(ended, 'exit');
    const [where = ''] = mine.split('-');
    for (const pid of [ended.pid, process.pid]) {
      await write(join(storage.place, 'incoming', `${where}-${pid}-${'0'.repeat(36)}`), 'half');
    }
    await publish(storage, [one], options);
    expect(await incoming()).toEqual([`${where}-${process.pid}-${'0'.repeat(36)}`]);
  });

  it('is written again when its writer was taken for dead', async () => {
    let swept = 0;
    const first = (act: (from: string, to: string) => Promise<void>) => {
      const seen = new Set<string>();
      return async (from: unknown, to: unknown) => {
        if (!seen.has(String(to))) {
          seen.add(String(to));
          swept += 1;
          await real.rm(String(from));
        }
        return act(String(from), String(to));
      };
    };
    patch({ rename: first(real.rename), link: first(real.link) });
    const { live } = await publish(storage, [one], options);
    patch(real);
    expect(swept).toBeGreaterThan(5);
    expect(live?.generation).toBe(1);
    expect((await verify(storage)).faults).toEqual([]);
    expect(await incoming()).toEqual([]);
  });
});
