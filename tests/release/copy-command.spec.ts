import { describe, it } from 'vitest';
import type { Storage } from '../../delivery/index.ts';
import { release } from './command.ts';
import { useLivedStore } from './lived-store.ts';

const { own, base, source, bucket, damage } = useLivedStore();
const copy = (from: Storage, ...words: string[]) => release(['copy', '--store', from.address, ...words]);

describe.concurrent('release copy', () => {
  it('reports its result', async ({ expect }) => {
    const { code, stdout, stderr } = await copy(base(), '--to', bucket().address);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(/has 4 generations: \d+ files copied, \d+ verified\./);
  });

  it('ends with 4 for a damaged store', async ({ expect }) => {
    const from = await source();
    await damage(from);
    const { code, stdout } = await copy(from, '--to', `${own.folder}/never`, '--json');
    expect([code, JSON.parse(stdout)]).toMatchObject([4, { copied: 0, damaged: { address: from.address } }]);
  });

  it('ends with 1 for an impossible place', async ({ expect }) => {
    const { code, stderr } = await copy(base(), '--to', base().address);
    expect([code, stderr]).toEqual([1, expect.stringContaining('cannot be copied to itself')]);
  });
});
