import type { LiveRemote, RegisteredRemote, Registry } from '@mint-row/shared/contract';
import { describe, expect, it, vi } from 'vitest';
import { RemoteRegistry } from './registry.ts';
import type { FileReader } from './release-files.ts';

const release = (name: string): RegisteredRemote => ({
  release: name,
  owner: 'Marvel team',
  contract: 1,
  base: `/remotes/marvel/${name}/`,
  entry: 'remoteEntry.js',
  styles: [],
  exposes: {},
  depth: 0,
  integrity: { 'integrity.json': 'sha384-list' },
});

function registryOf(marvel: LiveRemote, contents: Record<string, unknown> = {}) {
  const registry: Registry = { snapshot: 's', shell: 'x', remotes: { marvel } };
  const read = vi.fn(async (address: string) => (address === '/registry.json' ? registry : contents[address]));
  const files = { read, askAhead: () => {} } as unknown as FileReader;
  return { registry: new RemoteRegistry(), files, read };
}

describe('the registry', () => {
  it('keeps a remote at the release that the page was made with', async () => {
    const { registry, files, read } = registryOf(release('new'));
    registry.pin('marvel', release('old'));
    expect(await registry.find('marvel', files)).toMatchObject({ release: 'old' });
    expect(read).not.toHaveBeenCalled();
  });

  it('says which remote it does not have', async () => {
    const { registry, files } = registryOf(release('new'));
    await expect(registry.find('pokemon', files)).rejects.toMatchObject({ phase: 'find', reason: 'unknown' });
  });

  it('names the fallback of the release that is live, and of no other', async () => {
    const { registry, files } = registryOf({ ...release('new'), fallback: release('old') });
    expect(registry.hasFallback('marvel', release('new')), 'before it has been read').toBe(false);
    expect(await registry.fallback('marvel', release('new'), files)).toMatchObject({ release: 'old' });
    expect(await registry.fallback('marvel', release('older'), files)).toBeNull();
    expect(registry.hasFallback('marvel', release('new'))).toBe(true);
  });

  it('says by the release’s own list whether a remote has a page', async () => {
    const marvel = release('new');
    const { registry, files, read } = registryOf(marvel, {
      [`${marvel.base}integrity.json`]: { 'data/characters/thor.json': 'sha384-page' },
    });
    expect(await registry.serves('marvel', '/characters/thor', files)).toBe(true);
    expect(await registry.serves('marvel', '/characters/nobody', files)).toBe(false);
    const asked = read.mock.calls.map(([address]) => address);
    expect(asked.filter((address) => address.includes('data/'))).toEqual([]);
  });
});
