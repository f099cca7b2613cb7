import type { AppName } from '@mint-row/kit/contract';
import { describe, expect, it } from 'vitest';
import {
  FileStorage,
  freeze,
  publish,
  RefusedError,
  readLive,
  rollbackApps,
  type Storage,
} from '../../delivery/index.ts';
import { release as run } from './command.ts';
import { useRollbacks } from './rollback-store.ts';
import { author, options } from './set-up.ts';
import { tinyArtifact } from './tiny-site.ts';

const { own, make, newStore } = useRollbacks();

describe('a rollback of several applications', () => {
  it('returns them to releases that were live together', async () => {
    const { put, back, textOf } = await newStore();
    await put(['shell', 'two'], ['pokemon', 'two']);
    await put(['pokemon', 'three']);
    await put(['marvel', 'two']);
    const { live } = await back(['shell', 'pokemon']);
    expect(live).toMatchObject({ action: 'rollback', apps: ['shell', 'pokemon'] });
    expect([await textOf('shell'), await textOf('pokemon'), await textOf('marvel')]).toEqual(['one', 'one', 'two']);
  });

  it('returns them to the generation in which one of them had the release that --to names', async () => {
    const { put, back, textOf } = await newStore();
    await put(['shell', 'two'], ['pokemon', 'two']);
    await put(['shell', 'three'], ['pokemon', 'three']);
    await back(['shell', 'pokemon'], { to: own.site.find(({ app }) => app === 'pokemon')?.release });
    expect([await textOf('shell'), await textOf('pokemon')]).toEqual(['one', 'one']);
  });
});

describe('a release that another application needs', () => {
  /** Pokémon and a shell that shows one more of its pages, published together. */
  async function coupled(storage: Storage) {
    const shell = await tinyArtifact(own.folder, {
      app: 'shell',
      text: 'sets',
      change: (manifest) => ({
        ...manifest,
        routes: [...(manifest.routes as object[]), { pattern: '/pokemon/sets', remotes: ['pokemon'] }],
      }),
    });
    const pageData = { title: 'Sets', description: 'Sets', reviewed: '2026-11-01', shows: [], data: 'sets' };
    const pokemon = await tinyArtifact(own.folder, {
      app: 'pokemon',
      text: 'sets',
      files: { 'client/data/pokemon/sets.json': JSON.stringify(pageData) },
      change: (manifest) => ({
        ...manifest,
        pages: [
          ...(manifest.pages as object[]),
          {
            expose: 'LandingPage',
            title: 'Sets',
            description: 'Sets',
            reviewed: '2026-11-01',
            shows: [],
            path: '/pokemon/sets',
          },
        ],
      }),
    });
    await publish(storage, [shell, pokemon], options);
  }

  it.each<[AppName, string[]]>([
    ['shell', []],
    ['shell', ['--while-frozen']],
  ])('is refused for %s alone %j, with the command that takes both back', async (app, more) => {
    const { storage, put } = await newStore(new FileStorage(`${own.folder}/coupled-${app}-${more.length}`));
    await coupled(storage);
    await put(['marvel', 'two']);
    if (more.length > 0) await freeze(storage, author);
    const before = await readLive(storage);
    const error = await rollbackApps(storage, [app], { ...options, whileFrozen: more.length > 0 }).catch(
      (reason: Error) => reason,
    );
    expect(error).toBeInstanceOf(RefusedError);
    expect(await readLive(storage)).toEqual(before);
    const [, words = ''] = /npm run release -- (rollback shell pokemon .*)/.exec(String(error)) ?? [];
    const result = await run(words.split(' ').map((word) => word.replaceAll('"', '')));
    expect(result).toMatchObject({ code: 0 });
    const [first] = await Promise.all(['shell', 'pokemon'].map((name) => own.site.find((each) => each.app === name)));
    if (more.length > 0) {
      const { stdout } = await run(['history', '--limit', '1', '--store', storage.address]);
      expect(stdout).toContain('while frozen');
    }
    const live = await readLive(storage);
    expect(live?.releases).toMatchObject({ shell: first?.release, marvel: (await make('marvel', 'two')).release });
    expect(live?.frozen?.why).toBe(more.length > 0 ? author.why : undefined);
  });

  it('is refused with the release that --to names in the command', async () => {
    const { storage, back } = await newStore();
    await coupled(storage);
    const to = own.site.find((each) => each.app === 'shell')?.release ?? '';
    await expect(back(['shell'], { to })).rejects.toThrow(`rollback shell pokemon --to ${to}`);
  });
});
