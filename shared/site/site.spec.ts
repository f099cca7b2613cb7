import { describe, expect, it } from 'vitest';
import { site as published } from '../content/index.ts';
import { type Catalogue, type RegisteredRemote, registryPath, searchIndexPath } from '../contract/index.ts';
import type { PublishedPage } from './page.ts';
import { AssembledSite, type LocalRemote, type SiteRemote } from './site.ts';

const registered = (base: string): RegisteredRemote => ({
  release: 'dev',
  owner: 'a team',
  contract: '00000001',
  base,
  entry: 'sources.js',
  styles: [],
  exposes: {},
  offers: [],
  depth: 0,
  integrity: {},
});

const pageOf = (remote: string, path: string): PublishedPage => ({
  path,
  remote,
  expose: 'Page',
  title: `${path} of ${remote}`,
  description: 'A page.',
  reviewed: '2026-11-22',
  shows: ['terms'],
  drawings: { thor: 'art/thor.svg' },
  data: { text: '[[slab]]' },
});

/** A remote on this machine with pages at these paths, or one that fails. */
function local(name: string, paths: readonly string[] | Error, catalogue: Catalogue = {}): LocalRemote {
  const pages = async () => {
    if (paths instanceof Error) throw paths;
    return paths.map((path) => pageOf(name, path));
  };
  return {
    name,
    registered: async () => registered(`/remotes/${name}/`),
    code: async () => registered(`/remotes/${name}/`),
    catalogue: async () => catalogue,
    pages,
    page: async (path) => (await pages()).find((page) => page.path === path) ?? null,
    file: async (file) => `${name}: ${file}`,
  };
}

const live = (name: string, catalogue: Catalogue): SiteRemote => ({
  name,
  registered: async () => registered(`/remotes/${name}/`),
  catalogue: async () => catalogue,
});

const term = (slug: string) => ({ slug, name: slug, definition: `What ${slug} is.` });
const siteOf = (...remotes: readonly SiteRemote[]) =>
  new AssembledSite({
    remotes: async () => remotes,
    routes: async () => [
      { pattern: '/guides/:slug', remotes: ['pokemon', 'marvel'] },
      { pattern: '/marvel', remotes: ['marvel'] },
    ],
    place: async () => published.examplePlace,
    edition: async () => ({ shell: 'dev', search: '' }),
  });

describe('a site', () => {
  it('has the page of the first remote that its route table names', async () => {
    const site = siteOf(local('marvel', ['/marvel', '/guides/a']), local('pokemon', ['/guides/a', '/marvel']));
    expect((await site.page('/guides/a'))?.head.title).toBe('/guides/a of pokemon');
    expect((await site.page('/marvel'))?.head.title).toBe('/marvel of marvel');
    expect(await site.page('/guides/b')).toBeNull();
    expect(await site.page('/pokemon')).toBeNull();
  });

  it('has a page although another remote that may have it fails, and otherwise says why', async () => {
    const site = siteOf(local('marvel', ['/guides/a']), local('pokemon', new Error('unreadable')));
    expect((await site.page('/guides/a'))?.head.state.remote).toBe('marvel');
    await expect(site.page('/guides/b')).rejects.toThrow('unreadable');
  });

  it('passes a page the entries of all remotes that it shows', async () => {
    const site = siteOf(
      local('marvel', ['/marvel'], { terms: [term('raw')] }),
      live('pokemon', { terms: [term('slab')] }),
    );
    const { props, head } = (await site.page('/marvel')) ?? {};
    expect(props).toEqual({
      data: { text: '[[slab]]' },
      drawings: { thor: '/remotes/marvel/art/thor.svg' },
      insets: [],
      catalogue: { terms: [term('slab')] },
    });
    expect(head?.state).toMatchObject({ drawings: { thor: 'art/thor.svg' } });
    expect(head?.state.catalogue).toBe(props?.catalogue);
    expect(await site.catalogue([])).toEqual({});
  });

  it('says where pages are whose addresses have changed, where the route table allows it, and keeps what is live', async () => {
    const marvel = local('marvel', []);
    const pages = async () => [{ ...pageOf('marvel', '/marvel'), formerly: ['/guides/old', '/elsewhere'] }];
    const site = new AssembledSite({
      remotes: async () => [{ ...marvel, pages }],
      routes: async () => [{ pattern: '/guides/:slug', remotes: ['marvel'] }],
      place: async () => published.examplePlace,
      edition: async () => ({ shell: 'dev', search: '', moved: { '/old': '/pokemon' } }),
    });
    expect(await site.movedTo('/guides/old')).toBe('/marvel');
    for (const path of ['/elsewhere', '/guides/new', '/marvel']) expect(await site.movedTo(path), path).toBeNull();
    const moved = { '/old': '/pokemon', '/guides/old': '/marvel', '/elsewhere': '/marvel' };
    expect((await site.registry()).moved).toEqual(moved);
  });

  it('has a registry, a search index and the files of the remotes on this machine', async () => {
    const site = siteOf(local('marvel', ['/marvel']), live('pokemon', {}));
    expect(JSON.parse(String(await site.file(registryPath)))).toEqual({
      shell: 'dev',
      search: '',
      remotes: { marvel: registered('/remotes/marvel/'), pokemon: registered('/remotes/pokemon/') },
    });
    expect(String(await site.file(searchIndexPath))).toContain('"href":"/marvel"');
    expect(await site.file('/remotes/marvel/art/thor.svg')).toBe('marvel: art/thor.svg');
    for (const path of ['/remotes/pokemon/a.svg', '/marvel']) expect(await site.file(path), path).toBeUndefined();
  });
});
