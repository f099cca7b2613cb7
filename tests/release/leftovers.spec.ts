import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { prune, publish, verify } from '../../delivery/index.ts';
import { patch, real, usePatchedDisk } from './patched-disk.ts';
import { author, options } from './set-up.ts';

vi.setConfig({ testTimeout: 60_000 });

const disk = usePatchedDisk();
const incoming = () => real.readdir(join(disk.storage.address, 'incoming'));

describe('a temporary file of a writer', () => {
  const day = 24 * 60 * 60 * 1000;
  const elsewhere = `${'f'.repeat(16)}-1-11111111-1111-1111-1111-111111111111`;

  async function leave(name: string, age = 0): Promise<void> {
    await disk.storage.write(`incoming/${name}`, Buffer.from('half'));
    const then = new Date(Date.now() - age);
    await real.utimes(join(disk.storage.address, 'incoming', name), then, then);
  }

  it('stays while its writer may be at work: another machine, container or version, though it has the same host and id', async () => {
    await publish(disk.storage, [disk.one], options);
    const names = [elsewhere, `localhost-1-${'0'.repeat(32)}`].sort();
    for (const name of names) await leave(name, day / 2);
    await publish(disk.storage, [disk.two], options);
    await prune(disk.storage, { keep: 1, days: 0, author });
    expect((await incoming()).sort()).toEqual(names);
  });

  it('is removed when its writer has been silent for a day', async () => {
    await publish(disk.storage, [disk.one], options);
    await leave(elsewhere, 2 * day);
    await publish(disk.storage, [disk.two], options);
    expect(await incoming()).toEqual([]);
  });

  it('is removed at once when its writer was a process of this machine that has ended', async () => {
    await publish(disk.storage, [disk.one], options);
    const write = real.writeFile;
    let mine = '';
    patch({
      rename: async (from, to) => {
        mine ||= String(from).split(/[\\/]/).at(-1) ?? '';
        return real.rename(from, to);
      },
    });
    await publish(disk.storage, [disk.two], options);
    const ended = spawn(process.execPath, ['-e', '']);
    await once(ended, 'exit');
    const [where = ''] = mine.split('-');
    for (const pid of [ended.pid, process.pid]) {
      await write(join(disk.storage.address, 'incoming', `${where}-${pid}-${'0'.repeat(36)}`), 'half');
    }
    await publish(disk.storage, [disk.one], options);
    expect(await incoming()).toEqual([`${where}-${process.pid}-${'0'.repeat(36)}`]);
  });

  it('is written again if it was removed while its writer was at work', async () => {
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
    const { live } = await publish(disk.storage, [disk.one], options);
    patch(real);
    expect(swept).toBeGreaterThan(5);
    expect(live?.generation).toBe(1);
    expect((await verify(disk.storage)).faults).toEqual([]);
    expect(await incoming()).toEqual([]);
  });
});
