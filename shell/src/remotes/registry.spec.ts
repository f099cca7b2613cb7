import type { LiveRemote, RegisteredRemote, Registry } from '@mint-row/shared/contract';
import { describe, expect, it, vi } from 'vitest';
import { integrityOf, RemoteRegistry } from './registry.ts';
import type { ReleaseFiles } from './release-files.ts';

const release = (name: string): RegisteredRemote => ({
  release: name,
  owner: 'Marvel team',
  contract: 1,
  base: `/remotes/marvel/${name}/`,
  entry: 'remoteEntry.js',
  styles: [],
  exposes: {},
  integrity: { 'integrity.json': 'sha384-list' },
});

function registryOf(marvel: LiveRemote, files: Record<string, unknown> = {}) {
  const registry: Registry = { snapshot: 's', shell: 'x', remotes: { marvel } };
  const read = vi.fn(async (address: string) => (address === '/registry.json' ? registry : files[address]));
  return { registry: new RemoteRegistry({ read, warm: () => {} } as unknown as ReleaseFiles), read };
}

describe('the registry', () => {
  it('keeps a remote at the release that the page was made with', async () => {
    const { registry, read } = registryOf(release('new'));
    registry.pin('marvel', release('old'));
    expect(await registry.find('marvel')).toMatchObject({ release: 'old' });
    expect(read).not.toHaveBeenCalled();
  });

  it('says which remote it does not have', async () => {
    const { registry } = registryOf(release('new'));
    await expect(registry.find('pokemon')).rejects.toMatchObject({ phase: 'find', reason: 'unknown' });
  });

  it('names what stands in for the release that is live, and for no other', async () => {
    const { registry } = registryOf({ ...release('new'), previous: release('old') });
    expect(registry.hasStandIn('marvel', release('new')), 'before it has been read').toBe(false);
    expect(await registry.standIn('marvel', release('new'))).toMatchObject({ release: 'old' });
    expect(await registry.standIn('marvel', release('older'))).toBeNull();
    expect(registry.hasStandIn('marvel', release('new'))).toBe(true);
  });

  it('reads a document with the hash that the release’s own list gives it', async () => {
    const marvel = release('new');
    const files = { [`${marvel.base}integrity.json`]: { 'data/marvel.json': 'sha384-page' } };
    const { registry, read } = registryOf(marvel, files);
    await registry.document(marvel, '/marvel');
    expect(read.mock.calls).toEqual([
      [`${marvel.base}integrity.json`, { phase: 'fetch', integrity: 'sha384-list' }],
      [`${marvel.base}data/marvel.json`, { phase: 'fetch', integrity: 'sha384-page' }],
    ]);
  });

  it('reads nothing that no list names', async () => {
    const marvel = release('new');
    const { registry } = registryOf(marvel, { [`${marvel.base}integrity.json`]: {} });
    await expect(registry.document(marvel, '/marvel')).rejects.toMatchObject({ reason: 'unknown' });
    expect(() => integrityOf({}, 'constructor', marvel.base)).toThrow('is in no list');
  });
});
