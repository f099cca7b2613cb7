import type { RemoteName } from '@mint-row/shared/contract';
import { describe, expect, it, vi } from 'vitest';
import { LoadFailure } from './load-failure.ts';
import type { RemoteRegistry } from './registry.ts';
import type { FileReader } from './release-files.ts';
import { findTarget, knownTarget } from './targets.ts';

vi.mock('../route-table.ts', () => ({
  routeTable: [{ path: '/marvel', remote: 'marvel', expose: 'LandingPage' }],
  characterExpose: 'CharacterPage',
  characterPages: {},
}));

const files = {} as FileReader;
const down = new LoadFailure('fetch', 'unreachable', 'down');
const serving = (pages: (remote: RemoteName) => string[]) =>
  ({
    serves: async (remote: RemoteName, path: string) => pages(remote).includes(path),
  }) as unknown as RemoteRegistry;

describe('a path', () => {
  const all = serving((remote) => (remote === 'pokemon' ? ['/characters/mew'] : []));

  it('of the route table asks nobody', async () => {
    expect(
      await findTarget(
        '/marvel',
        serving(() => []),
        files,
      ).then((found) => found?.expose),
    ).toBe('LandingPage');
    expect(knownTarget('/characters/mew', 'pokemon')).toMatchObject({ remote: 'pokemon', expose: 'CharacterPage' });
  });

  it('of a character belongs to the franchise that has it', async () => {
    expect(await findTarget('/characters/mew', all, files)).toMatchObject({
      remote: 'pokemon',
      expose: 'CharacterPage',
    });
  });

  it.each(['/characters/nobody', '/characters/', '/characters/mew/cards', '/nowhere'])(
    '%s is nobody’s',
    async (path) => {
      expect(await findTarget(path, all, files)).toBeNull();
    },
  );

  it('of a character is found while another franchise is down', async () => {
    const some = serving((remote) => {
      if (remote === 'marvel') throw down;
      return remote === 'pokemon' ? ['/characters/mew'] : [];
    });
    expect(await findTarget('/characters/mew', some, files)).toMatchObject({ remote: 'pokemon' });
    await expect(findTarget('/characters/thor', some, files), 'which marvel may have').rejects.toBe(down);
  });
});
