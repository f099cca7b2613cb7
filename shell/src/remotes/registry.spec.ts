import type { LiveRemote, RegisteredRemote, Registry } from '@mint-row/kit/contract';
import { describe, expect, it, vi } from 'vitest';
import { LoadFailure } from './load-failure.ts';
import { findPage, RemoteRegistry } from './registry.ts';
import type { FileReader } from './release-files.ts';

const release = (name: string): RegisteredRemote => ({
  release: name,
  owner: 'Marvel team',
  contract: '00000002',
  base: '/remotes/marvel/',
  entry: `remoteEntry.${name}.js`,
  styles: [],
  exposes: { LandingPage: { files: [`page.${name}.js`], pages: ['/marvel'] } },
  offers: [],
  depth: 0,
  integrity: { 'integrity.json': 'sha256-list' },
});

function registryOf(marvel: LiveRemote, contents: Record<string, unknown> = {}) {
  const registry: Registry = { shell: 'x', search: '', remotes: { marvel } };
  const read = vi.fn(async (address: string) => (address === '/registry.json' ? registry : contents[address]));
  const files = { read, known: () => undefined, requestAhead: () => {} } as unknown as FileReader;
  return { registry: new RemoteRegistry(), files, read };
}

describe('the registry', () => {
  it('names the release of code that is live, and its fallback, and of no other', async () => {
    const { registry, files } = registryOf({ ...release('new'), fallback: release('old') });
    const target = (name: string) => ({ remote: 'marvel', expose: 'LandingPage', code: release(name) });
    expect(registry.hasFallback(target('new')), 'before it has been read').toBe(false);
    expect(await registry.fallback(target('new'), files)).toMatchObject({ release: 'old' });
    expect(await registry.release(target('new'), files)).toMatchObject({ release: 'new' });
    expect(await registry.fallback(target('older'), files)).toBeNull();
    expect(registry.hasFallback(target('new'))).toBe(true);
  });

  it('says where pages are whose addresses have changed', async () => {
    const { registry, files, read } = registryOf(release('new'));
    expect(await registry.movedTo('/old', files)).toBeUndefined();
    read.mockResolvedValueOnce({ shell: 'x', search: '', moved: { '/old': '/marvel' }, remotes: {} });
    expect(await registry.movedTo('/old', files)).toBe('/marvel');
  });

  it('keeps a remote at the fallback that has replaced its release', async () => {
    const { registry, files } = registryOf({ ...release('new'), fallback: release('old') });
    expect((await registry.remotes(files)).get('marvel')).toMatchObject({ release: 'new' });
    registry.replace('marvel', release('old'));
    expect((await registry.remotes(files)).get('marvel')).toMatchObject({ release: 'old' });
    const newer: Registry = { shell: 'x', search: '', remotes: { marvel: release('new') } };
    registry.use('marvel');
    expect(registry.isOlderThan(newer), 'the broken release is no news').toBe(false);
  });

  it('is older than one with another release of the shell, or of a remote that the tab has used', async () => {
    const { registry, files } = registryOf(release('new'));
    const newer = (shell: string, name: string): Registry => ({
      shell,
      search: '',
      remotes: { marvel: release(name) },
    });
    expect(registry.isOlderThan(newer('y', 'newer')), 'before it has been read').toBe(false);
    await registry.remotes(files);
    expect(registry.isOlderThan(newer('x', 'new'))).toBe(false);
    expect(registry.isOlderThan(newer('y', 'new'))).toBe(true);
    expect(registry.isOlderThan(newer('x', 'newer')), 'a remote that was not used').toBe(false);
    registry.use('marvel');
    expect(registry.isOlderThan(newer('x', 'newer'))).toBe(true);
  });

  it('merges the entries of all remotes, of the kinds that a page shows, with the addresses of their drawings', async () => {
    const thor = { slug: 'thor', name: 'Thor', franchise: 'marvel', summary: 'A hammer.', drawing: 'art/thor.svg' };
    const marvel = {
      ...release('new'),
      offers: ['characters', 'guides'] as const,
      integrity: { 'catalogue/characters.json': 'sha256-a', 'catalogue/guides.json': 'sha256-b' },
    };
    const { registry, files, read } = registryOf(marvel, { [`${marvel.base}catalogue/characters.a.json`]: [thor] });
    expect(await registry.catalogue(['characters', 'franchises'], files)).toEqual({
      characters: [{ ...thor, drawing: `${marvel.base}art/thor.svg` }],
      franchises: [],
    });
    expect(read.mock.calls.map(([address]) => address)).not.toContain(`${marvel.base}catalogue/guides.b.json`);
  });

  it('is not read for a page that shows no entries', async () => {
    const { registry, files, read } = registryOf(release('new'));
    expect(await registry.catalogue([], files)).toEqual({});
    expect(read).not.toHaveBeenCalled();
  });
});

const unreachable = new LoadFailure('fetch', 'unreachable', 'unreachable');

/** A remote: the paths that each of its modules shows, and the pages in its list; without a list it is unreachable. */
interface Remote {
  pages: Record<string, readonly string[]>;
  list?: readonly string[];
}

function siteOf(remotes: Record<string, Remote>, moved: Record<string, string> = {}) {
  const registered = new Map(
    Object.entries(remotes).map(([name, { pages }]) => {
      const base = `/remotes/${name}/`;
      const exposes = Object.fromEntries(
        Object.entries(pages).map(([expose, paths]) => [expose, { files: [], pages: paths }]),
      );
      const remote = { base, exposes, depth: 0, integrity: { 'integrity.json': 'sha256-list' } };
      return [name, remote as unknown as RegisteredRemote] as const;
    }),
  );
  const requests: string[] = [];
  const registry = {
    remotes: async () => {
      requests.push('/registry.json');
      return registered;
    },
    movedTo: async (path: string) => moved[path],
  } as unknown as RemoteRegistry;
  const files = {
    known: () => undefined,
    requestAhead: () => {},
    read: async (address: string) => {
      requests.push(address);
      const list = remotes[address.split('/')[2] ?? '']?.list;
      if (!list) throw unreachable;
      return Object.fromEntries(list.map((path) => [`data${path}.json`, 'sha256-page']));
    },
  } as unknown as FileReader;
  return { find: (path: string) => findPage(path, registry, files), requests };
}

const characters = { CharacterPage: ['/characters/:slug'] };
const marvel = { pages: { LandingPage: ['/marvel'], ...characters }, list: ['/characters/thor'] };
const pokemon = { pages: characters, list: ['/characters/mew'] };

describe('findPage', () => {
  it('reads no list for a path that a remote names', async () => {
    const { find, requests } = siteOf({ marvel, pokemon });
    expect(await find('/marvel')).toMatchObject({ remote: 'marvel', expose: 'LandingPage' });
    expect(requests).toEqual(['/registry.json']);
  });

  it('finds the remote whose list has the path, if several have its pattern', async () => {
    const { find } = siteOf({ marvel, pokemon });
    expect(await find('/characters/mew')).toMatchObject({ remote: 'pokemon', expose: 'CharacterPage' });
  });

  it.each(['/characters/nobody', '/characters/', '/characters/mew/cards', '/nowhere'])(
    'finds no page at %s',
    async (path) => {
      expect(await siteOf({ marvel, pokemon }).find(path)).toBeNull();
    },
  );

  it('finds a page at a former address, unless the release of this tab still has it there', async () => {
    const moved = { '/old': '/marvel', '/characters/thor': '/marvel', '/gone': '/nowhere' };
    const { find } = siteOf({ marvel, pokemon }, moved);
    expect(await find('/old')).toMatchObject({ path: '/marvel', expose: 'LandingPage' });
    expect(await find('/characters/thor')).toMatchObject({ path: '/characters/thor', expose: 'CharacterPage' });
    expect(await find('/gone'), 'which no release of this tab has').toBeNull();
  });

  it('finds a page while another remote that may have it is unreachable', async () => {
    const { find } = siteOf({ marvel: { pages: characters }, pokemon });
    expect(await find('/characters/mew')).toMatchObject({ remote: 'pokemon' });
    await expect(find('/characters/thor'), 'which marvel may have').rejects.toBe(unreachable);
  });
});
