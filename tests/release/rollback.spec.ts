import type { AppName } from '@mint-row/shared/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Artifact,
  DeliveryError,
  FileStorage,
  FrozenError,
  lock,
  MemoryStorage,
  publish,
  RefusedError,
  readLive,
  rollbackApps,
  rollbackSnapshot,
  type Storage,
} from '../../delivery/index.ts';
import { release as run } from './command.ts';
import { temporaryFolder, tinyArtifact, tinySite } from './tiny-site.ts';

const author = { who: 'A tester', why: 'a test' };
const options = { composer: 'tests', author };
let place: Awaited<ReturnType<typeof temporaryFolder>>;
let site: Artifact[];
const artifacts = new Map<string, Artifact>();

/** The artifact of an application with some text, made once. */
const make = async (app: AppName, text: string) => {
  const made = artifacts.get(`${app} ${text}`) ?? (await tinyArtifact(place.folder, { app, text }));
  artifacts.set(`${app} ${text}`, made);
  return made;
};

beforeAll(async () => {
  place = await temporaryFolder();
  site = await tinySite(place.folder);
});
afterAll(() => place.remove());

/** A store with a live site, and what is done to it in these tests. */
async function newStore(storage: Storage = new MemoryStorage()) {
  await publish(storage, site, options);
  const texts = new Map(site.map(({ release }) => [release, 'one']));
  const put = async (...named: [AppName, string][]) => {
    const some = await Promise.all(named.map(([app, text]) => make(app, text)));
    some.forEach(({ release }, index) => void texts.set(release, named[index]?.[1] ?? ''));
    return publish(storage, some, options);
  };
  const back = (apps: AppName[], more = {}) => rollbackApps(storage, apps, { ...options, ...more });
  /** The text of an application's live release. */
  const textOf = async (app: AppName) => texts.get((await readLive(storage))?.releases[app] ?? '');
  return { storage, put, back, textOf };
}

describe('a rollback without --to', () => {
  it('never goes to what a rollback left, and says when nothing else is left', async () => {
    const { storage, put, back, textOf } = await newStore();
    await put(['marvel', 'two']);
    await put(['marvel', 'three']);
    await back(['marvel']);
    expect(await textOf('marvel')).toBe('two');
    await back(['marvel']);
    expect(await textOf('marvel')).toBe('one');
    const before = await readLive(storage);
    await expect(back(['marvel'])).rejects.toThrow(
      /marvel: rollbacks have left every earlier release.*--to.*releases marvel/,
    );
    await expect(back(['marvel'])).rejects.toThrow(DeliveryError);
    expect(await readLive(storage)).toEqual(before);
    await back(['marvel'], { to: (await make('marvel', 'three')).release });
    expect(await textOf('marvel')).toBe('three');
  });

  it('passes over what a rollback left, whoever was released since', async () => {
    const { put, back, textOf } = await newStore();
    await put(['marvel', 'two']);
    await back(['marvel']);
    await put(['marvel', 'two']);
    await put(['pokemon', 'two']);
    await put(['marvel', 'three']);
    await back(['marvel']);
    expect(await textOf('marvel')).toBe('one');
    expect(await textOf('pokemon')).toBe('two');
  });

  it('passes over what the rollback of a whole snapshot left', async () => {
    const { storage, put, back, textOf } = await newStore();
    const first = await readLive(storage);
    await put(['marvel', 'two']);
    await rollbackSnapshot(storage, first?.snapshot ?? '', { author });
    await put(['marvel', 'three']);
    await back(['marvel']);
    expect(await textOf('marvel')).toBe('one');
  });

  it('takes back one release when two people run it at once', async () => {
    const racing = new RacingStorage();
    const { put, back, textOf } = await newStore(racing);
    await put(['marvel', 'two']);
    await put(['marvel', 'three']);
    racing.race = () => back(['marvel']);
    await expect(back(['marvel'])).rejects.toThrow(
      /marvel: another release became live meanwhile \(rollback by A tester\)/,
    );
    expect(await textOf('marvel')).toBe('two');
  });

  it('says that there is nothing before the first release', async () => {
    const { back } = await newStore();
    await expect(back(['pokemon'])).rejects.toThrow(/pokemon: there is no release before the live one/);
  });

  it('leaves no fallback to what a rollback left', async () => {
    const { storage, put, back } = await newStore();
    await put(['marvel', 'two']);
    await put(['marvel', 'three']);
    await back(['marvel']);
    await back(['marvel']);
    const { release } = await make('marvel', 'three');
    const { live } = await back(['marvel'], { to: release });
    // When three was live first, its fallback was two.
    expect(live?.releases.marvel).toBe(release);
    expect(live?.previous.marvel).toBeUndefined();
    expect(await readLive(storage)).toEqual(live);
  });
});

describe('a rollback of several applications', () => {
  it('takes them to releases that were live together', async () => {
    const { put, back, textOf } = await newStore();
    await put(['shell', 'two'], ['pokemon', 'two']);
    await put(['pokemon', 'three']);
    await put(['marvel', 'two']);
    const { live } = await back(['shell', 'pokemon']);
    expect(live).toMatchObject({ action: 'rollback', apps: ['shell', 'pokemon'] });
    expect([await textOf('shell'), await textOf('pokemon'), await textOf('marvel')]).toEqual(['one', 'one', 'two']);
  });

  it('takes them to the generation in which one of them had the release that --to names', async () => {
    const { put, back, textOf } = await newStore();
    await put(['shell', 'two'], ['pokemon', 'two']);
    await put(['shell', 'three'], ['pokemon', 'three']);
    await back(['shell', 'pokemon'], { to: site.find(({ app }) => app === 'pokemon')?.release });
    expect([await textOf('shell'), await textOf('pokemon')]).toEqual(['one', 'one']);
  });
});

describe('a release that another application needs', () => {
  /** Pokémon and a shell that shows one more of its pages, published together. */
  async function coupled(storage: Storage) {
    const shell = await tinyArtifact(place.folder, {
      app: 'shell',
      text: 'sets',
      change: (manifest) => ({
        ...manifest,
        routes: [...(manifest.routes as object[]), { pattern: '/pokemon/sets', remotes: ['pokemon'] }],
      }),
    });
    const pageData = { title: 'Sets', description: 'Sets', shows: [], data: 'sets' };
    const pokemon = await tinyArtifact(place.folder, {
      app: 'pokemon',
      text: 'sets',
      files: { 'client/data/pokemon/sets.json': JSON.stringify(pageData) },
      change: (manifest) => ({
        ...manifest,
        pages: [
          ...(manifest.pages as object[]),
          { path: '/pokemon/sets', expose: 'LandingPage', title: 'Sets', description: 'Sets', shows: [] },
        ],
      }),
    });
    await publish(storage, [shell, pokemon], options);
  }

  it.each<[AppName, string[]]>([
    ['shell', []],
    ['shell', ['--while-locked']],
  ])('is refused for %s alone %j, with the command that takes both back', async (app, more) => {
    const { storage, put } = await newStore(new FileStorage(`${place.folder}/coupled-${app}-${more.length}`));
    await coupled(storage);
    await put(['marvel', 'two']);
    if (more.length > 0) await lock(storage, author);
    const before = await readLive(storage);
    const error = await rollbackApps(storage, [app], { ...options, whileLocked: more.length > 0 }).catch(
      (reason: Error) => reason,
    );
    expect(error).toBeInstanceOf(RefusedError);
    expect(await readLive(storage)).toEqual(before);
    const [, words = ''] = /npm run release -- (rollback shell pokemon .*)/.exec(String(error)) ?? [];
    const said = await run(words.split(' ').map((word) => word.replaceAll('"', '')));
    expect(said).toMatchObject({ code: 0 });
    const [first] = await Promise.all(['shell', 'pokemon'].map((name) => site.find((each) => each.app === name)));
    if (more.length > 0) {
      const { stdout } = await run(['history', '--limit', '1', '--store', storage.place]);
      expect(stdout).toContain('while locked');
    }
    const live = await readLive(storage);
    expect(live?.releases).toMatchObject({ shell: first?.release, marvel: (await make('marvel', 'two')).release });
    expect(live?.locked?.why).toBe(more.length > 0 ? author.why : undefined);
  });

  it('is refused with the release that --to names in the command', async () => {
    const { storage, back } = await newStore();
    await coupled(storage);
    const to = site.find((each) => each.app === 'shell')?.release ?? '';
    await expect(back(['shell'], { to })).rejects.toThrow(`rollback shell pokemon --to ${to}`);
  });
});

describe('a rollback while releases are frozen', () => {
  it('needs to be told so, and leaves them frozen', async () => {
    const { storage, put, back, textOf } = await newStore();
    const first = await readLive(storage);
    await put(['marvel', 'two']);
    await lock(storage, { who: 'Ops', why: 'Incident 7' });
    await expect(back(['marvel'])).rejects.toThrow(FrozenError);
    await expect(back(['marvel'])).rejects.toThrow(/rollback <app> --while-locked/);
    const { live } = await back(['marvel'], { whileLocked: true });
    expect(live).toMatchObject({ action: 'rollback', locked: { who: 'Ops', why: 'Incident 7' } });
    expect(await textOf('marvel')).toBe('one');
    await expect(put(['marvel', 'two'])).rejects.toThrow(FrozenError);
    const again = await rollbackSnapshot(storage, first?.snapshot ?? '', { author, whileLocked: true });
    expect(again).toEqual({ live, changed: false });
  });
});

/** Lets another writer be faster, once. */
class RacingStorage extends MemoryStorage {
  race: (() => Promise<unknown>) | undefined;

  override async create(key: string, bytes: Uint8Array): Promise<boolean> {
    const { race } = this;
    this.race = undefined;
    await race?.();
    return super.create(key, bytes);
  }
}
