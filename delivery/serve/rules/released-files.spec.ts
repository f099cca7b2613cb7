import { describe, expect, it, vi } from 'vitest';
import { type ListedFiles, ReleasedFiles } from './released-files.ts';

const file = (key: string) => ({ key, bytes: 1, integrity: `sha256-${key}` });
const keyOf = (release: string) => `releases/marvel/${release}.json`;

/** Three releases of Marvel, of which one has been removed; "live" is the newest. */
const lists: Record<string, ListedFiles | 'unreadable'> = {
  [keyOf('live')]: {
    files: {
      'client/common.aaaaaaaaaa.js': file('live common'),
      'client/data/marvel.bbbbbbbbbb.json': file('live data'),
      'server/Page.mjs': file('server'),
    },
  },
  [keyOf('older')]: {
    files: {
      'client/common.aaaaaaaaaa.js': file('older common'),
      'client/data/marvel.cccccccccc.json': file('older data'),
    },
  },
};

function released(readable = lists, named = ['live', 'removed', 'older'].map(keyOf)) {
  const read = vi.fn(async (key: string) => readable[key] ?? null);
  return { read, files: new ReleasedFiles(read, () => named) };
}

describe('the files of releases', () => {
  it('are found in the live release first, and only then in others', async () => {
    const { read, files } = released();
    expect(await files.find('marvel', 'common.aaaaaaaaaa.js', keyOf('live'))).toMatchObject({ key: 'live common' });
    expect(read).toHaveBeenCalledTimes(1);
    expect(await files.find('marvel', 'data/marvel.cccccccccc.json', keyOf('live'))).toMatchObject({
      key: 'older data',
    });
  });

  it('are those of releases that are named, and of the same application', async () => {
    const { files } = released(lists, [keyOf('live')]);
    expect(await files.find('marvel', 'data/marvel.cccccccccc.json', keyOf('live'))).toBeNull();
    expect(await files.find('pokemon', 'common.aaaaaaaaaa.js', undefined)).toBeNull();
  });

  it('are none of the server build', async () => {
    const { files } = released();
    expect(await files.find('marvel', 'server/Page.mjs', keyOf('live'))).toBeNull();
    expect(await files.find('marvel', '../server/Page.mjs', keyOf('live'))).toBeNull();
  });

  it('have plain addresses if they are JSON of the live release', async () => {
    const { files } = released();
    expect(await files.findLive('marvel', 'data/marvel.json', keyOf('live'))).toMatchObject({ key: 'live data' });
    expect(await files.findLive('marvel', 'common.js', keyOf('live'))).toBeNull();
    expect(await files.findLive('marvel', 'data/marvel.json', undefined)).toBeNull();
  });

  it('are unknown while a list that may have them cannot be read', async () => {
    const { files } = released({ ...lists, [keyOf('older')]: 'unreadable' });
    expect(await files.find('marvel', 'data/marvel.cccccccccc.json', keyOf('live'))).toBe('unreadable');
    expect(await files.find('marvel', 'common.aaaaaaaaaa.js', keyOf('live'))).toMatchObject({ key: 'live common' });
  });

  it.each(['live', 'removed'])('are found in a list that can be read, though another cannot: %s', async (damaged) => {
    const { files } = released({ ...lists, [keyOf(damaged)]: 'unreadable' });
    expect(await files.find('marvel', 'data/marvel.cccccccccc.json', keyOf('live'))).toMatchObject({
      key: 'older data',
    });
  });

  it('read each list once, also for addresses that nothing has, until they are forgotten', async () => {
    const { read, files } = released();
    for (let count = 0; count < 3; count += 1) {
      expect(await files.find('marvel', 'none.dddddddddd.js', keyOf('live'))).toBeNull();
    }
    expect(read).toHaveBeenCalledTimes(3);
    files.forget();
    await files.find('marvel', 'none.dddddddddd.js', keyOf('live'));
    expect(read).toHaveBeenCalledTimes(6);
  });
});
