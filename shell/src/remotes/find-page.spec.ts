import type { RegisteredRemote } from '@mint-row/kit/contract';
import { describe, expect, it } from 'vitest';
import { findPage } from './find-page.ts';
import { LoadFailure } from './load-failure.ts';
import type { RemoteRegistry } from './registry.ts';
import type { FileReader } from './release-files.ts';

const down = new LoadFailure('fetch', 'unreachable', 'down');

/** A remote: what its modules show, and the pages that its list names; without a list it does not answer. */
interface Remote {
  pages: Record<string, readonly string[]>;
  list?: readonly string[];
}

function site(remotes: Record<string, Remote>, pinned: readonly string[] = []) {
  const registered = new Map(
    Object.entries(remotes).map(([name, { pages }]) => {
      const base = `/remotes/${name}/1/`;
      const exposes = Object.fromEntries(
        Object.entries(pages).map(([expose, shown]) => [expose, { files: [], pages: shown }]),
      );
      const remote = { base, exposes, depth: 0, integrity: { 'integrity.json': 'sha256-list' } };
      return [name, remote as unknown as RegisteredRemote] as const;
    }),
  );
  const asked: string[] = [];
  const registry = {
    pinned: new Map([...registered].filter(([name]) => pinned.includes(name))),
    remotes: async () => {
      asked.push('/registry.json');
      return registered;
    },
  } as unknown as RemoteRegistry;
  const files = {
    askAhead: () => {},
    read: async (address: string) => {
      asked.push(address);
      const list = remotes[address.split('/')[2] ?? '']?.list;
      if (!list) throw down;
      return Object.fromEntries(list.map((path) => [`data${path}.json`, 'sha256-page']));
    },
  } as unknown as FileReader;
  return { find: (path: string) => findPage(path, registry, files), asked };
}

const characters = { CharacterPage: ['/characters/:slug'] };
const marvel = { pages: { LandingPage: ['/marvel'], ...characters }, list: ['/characters/thor'] };
const pokemon = { pages: characters, list: ['/characters/mew'] };

describe('a path', () => {
  it('of a remote that the tab has met asks nobody', async () => {
    const { find, asked } = site({ marvel }, ['marvel']);
    expect(await find('/marvel')).toMatchObject({ remote: 'marvel', expose: 'LandingPage' });
    expect(asked).toEqual([]);
  });

  it('that a remote names asks no list', async () => {
    const { find, asked } = site({ marvel, pokemon });
    expect(await find('/marvel')).toMatchObject({ remote: 'marvel', expose: 'LandingPage' });
    expect(asked).toEqual(['/registry.json']);
  });

  it('of a pattern belongs to the remote whose list has it', async () => {
    const { find } = site({ marvel, pokemon });
    expect(await find('/characters/mew')).toMatchObject({ remote: 'pokemon', expose: 'CharacterPage' });
  });

  it.each(['/characters/nobody', '/characters/', '/characters/mew/cards', '/nowhere'])(
    '%s is nobody’s',
    async (path) => {
      expect(await site({ marvel, pokemon }).find(path)).toBeNull();
    },
  );

  it('is found while another remote that may have it is down', async () => {
    const { find } = site({ marvel: { pages: characters }, pokemon });
    expect(await find('/characters/mew')).toMatchObject({ remote: 'pokemon' });
    await expect(find('/characters/thor'), 'which marvel may have').rejects.toBe(down);
  });
});
