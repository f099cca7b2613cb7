import type { RemoteName } from '@mint-row/shared/contract';
import { describe, expect, it, vi } from 'vitest';
import { LoadFailure } from './load-failure.ts';
import type { RemoteRegistry } from './registry.ts';
import { findTarget, knownTarget } from './targets.ts';

vi.mock('../route-table.ts', () => ({
  routeTable: [{ path: '/marvel', remote: 'marvel', expose: 'LandingPage' }],
  characterExpose: 'CharacterPage',
  characterPages: {},
}));

const down = new LoadFailure('fetch', 'unreachable', 'down');
const rosters = (roster: (remote: RemoteName) => string[]) =>
  ({ roster: async (remote: RemoteName) => roster(remote).map((slug) => ({ slug })) }) as unknown as RemoteRegistry;

describe('a path', () => {
  const all = rosters((remote) => (remote === 'pokemon' ? ['mew'] : []));

  it('of the route table needs no roster', async () => {
    expect(
      await findTarget(
        '/marvel',
        rosters(() => []),
      ).then((found) => found?.expose),
    ).toBe('LandingPage');
    expect(knownTarget('/characters/mew', 'pokemon')).toMatchObject({ remote: 'pokemon', expose: 'CharacterPage' });
  });

  it('of a character belongs to the franchise that lists it', async () => {
    expect(await findTarget('/characters/mew', all)).toMatchObject({ remote: 'pokemon', expose: 'CharacterPage' });
  });

  it.each(['/characters/nobody', '/characters/', '/characters/mew/cards', '/nowhere'])(
    '%s is nobody’s',
    async (path) => {
      expect(await findTarget(path, all)).toBeNull();
    },
  );

  it('of a character is found while another franchise is down', async () => {
    const some = rosters((remote) => {
      if (remote === 'marvel') throw down;
      return remote === 'pokemon' ? ['mew'] : [];
    });
    expect(await findTarget('/characters/mew', some)).toMatchObject({ remote: 'pokemon' });
    await expect(findTarget('/characters/thor', some), 'which marvel may have').rejects.toBe(down);
  });
});
