import type { LiveRemote, RegisteredRemote, Registry } from '@mint-row/kit/contract';
import { describe, expect, it, vi } from 'vitest';
import { RemoteRegistry } from './registry.ts';
import type { FileReader } from './release-files.ts';

const release = (name: string): RegisteredRemote => ({
  release: name,
  owner: 'Marvel team',
  contract: '00000002',
  base: `/remotes/marvel/${name}/`,
  entry: 'remoteEntry.js',
  styles: [],
  exposes: {},
  offers: [],
  depth: 0,
  integrity: { 'integrity.json': 'sha256-list' },
});

function registryOf(marvel: LiveRemote, contents: Record<string, unknown> = {}) {
  const registry: Registry = { snapshot: 's', shell: 'x', search: '', remotes: { marvel } };
  const read = vi.fn(async (address: string) => (address === '/registry.json' ? registry : contents[address]));
  const files = { read, askAhead: () => {} } as unknown as FileReader;
  return { registry: new RemoteRegistry(), files, read };
}

describe('the registry', () => {
  it('keeps a remote at the release that the page was made with', async () => {
    const { registry, files, read } = registryOf(release('new'));
    registry.pin('marvel', release('old'));
    expect(registry.pinned.get('marvel')).toMatchObject({ release: 'old' });
    expect(read).not.toHaveBeenCalled();
    expect((await registry.remotes(files)).get('marvel')).toMatchObject({ release: 'old' });
  });

  it('names the fallback of the release that is live, and of no other', async () => {
    const { registry, files } = registryOf({ ...release('new'), fallback: release('old') });
    expect(registry.hasFallback('marvel', release('new')), 'before it has been read').toBe(false);
    expect(await registry.fallback('marvel', release('new'), files)).toMatchObject({ release: 'old' });
    expect(await registry.fallback('marvel', release('older'), files)).toBeNull();
    expect(registry.hasFallback('marvel', release('new'))).toBe(true);
  });

  it('puts the entries of all remotes together, of the kinds that a page shows', async () => {
    const thor = { slug: 'thor', name: 'Thor', franchise: 'marvel', summary: 'A hammer.' };
    const marvel = {
      ...release('new'),
      offers: ['characters', 'guides'] as const,
      integrity: { 'catalogue/characters.json': 'sha256-a', 'catalogue/guides.json': 'sha256-b' },
    };
    const { registry, files, read } = registryOf(marvel, { [`${marvel.base}catalogue/characters.json`]: [thor] });
    expect(await registry.catalogue(['characters', 'franchises'], files)).toEqual({
      characters: [thor],
      franchises: [],
    });
    expect(read.mock.calls.map(([address]) => address)).not.toContain(`${marvel.base}catalogue/guides.json`);
  });

  it('is not asked for a page that shows none', async () => {
    const { registry, files, read } = registryOf(release('new'));
    expect(await registry.catalogue([], files)).toEqual({});
    expect(read).not.toHaveBeenCalled();
  });
});
