import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Artifact,
  check,
  publish,
  RefusedError,
  readLive,
  rollbackApps,
  rollbackSnapshot,
  SiteFollower,
} from '../../delivery/index.ts';
import { MemoryStorage } from './memory-storage.ts';
import { renderHere } from './render-here.ts';
import { temporaryFolder, tinyArtifact, tinySite } from './tiny-site.ts';

const options = { composer: 'tests', author: { who: 'A tester', why: 'a test' }, startUnconfined: renderHere };
let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
let site: Artifact[];
let next: Artifact;

beforeAll(async () => {
  temporary = await temporaryFolder();
  site = await tinySite(temporary.folder);
  next = await tinyArtifact(temporary.folder, { app: 'marvel', text: 'two' });
});
afterAll(() => temporary.remove());

const only = (...apps: string[]) => site.filter(({ app }) => apps.includes(app));
const without = (...apps: string[]) => site.filter(({ app }) => !apps.includes(app));

/** The verdict of `check`, with the names of the missing remotes alone. */
async function verdictOf(storage: MemoryStorage, artifacts: Artifact[]) {
  const { missing, ...verdict } = await check(storage, artifacts, options);
  return { ...verdict, missing: missing.map(({ app }) => app).sort() };
}

describe('before there is a site', () => {
  it('check and publish keep artifacts until there are a shell and a remote', async () => {
    const storage = new MemoryStorage();
    expect(await verdictOf(storage, only('marvel'))).toEqual({ changed: true, isSite: false, missing: [] });
    expect((await publish(storage, only('marvel'), options)).live?.snapshot).toBeNull();
    expect((await publish(storage, [next], options)).live?.snapshot).toBeNull();
    expect((await rollbackApps(storage, ['marvel'], options)).live?.snapshot).toBeNull();
    const missing = ['editorial', 'pokemon', 'starwars'];
    expect(await verdictOf(storage, only('shell'))).toEqual({ changed: true, isSite: true, missing });
    expect((await publish(storage, only('shell'), options)).live?.snapshot).not.toBeNull();
    expect(await verdictOf(storage, only('marvel'))).toEqual({ changed: false, isSite: true, missing });
    expect(await verdictOf(storage, without('marvel', 'shell'))).toEqual({ changed: true, isSite: true, missing: [] });
  });

  it('a shell alone makes no site', async () => {
    const storage = new MemoryStorage();
    const missing = ['editorial', 'marvel', 'pokemon', 'starwars'];
    expect(await verdictOf(storage, only('shell'))).toEqual({ changed: true, isSite: false, missing });
    expect((await publish(storage, only('shell'), options)).live?.snapshot).toBeNull();
  });

  it('the shell is refused when an earlier remote does not suit it', async () => {
    const storage = new MemoryStorage();
    const bad = await tinyArtifact(temporary.folder, {
      app: 'marvel',
      change: (manifest) => ({ ...manifest, uses: { lodash: ['map'] } }),
    });
    await publish(storage, [bad, ...only('pokemon', 'starwars', 'editorial')], options);
    await expect(publish(storage, only('shell'), options)).rejects.toThrow(/marvel: it takes lodash/);
  });
});

describe('a remote that joins a live site', () => {
  /** A shell whose route table does not know a remote. */
  const shellWithout = (app: string) =>
    tinyArtifact(temporary.folder, {
      app: 'shell',
      change: (manifest) => ({
        ...manifest,
        routes: (manifest.routes as { pattern: string; remotes: string[] }[])
          .map(({ pattern, remotes }) => ({ pattern, remotes: remotes.filter((name) => name !== app) }))
          .filter(({ remotes }) => remotes.length > 0),
      }),
    });

  it('is served once the shell has its pattern and it has a release; the rest is served all the while', async () => {
    const storage = new MemoryStorage();
    const first = await publish(storage, [await shellWithout('pokemon'), ...without('shell', 'pokemon')], options);
    const refused = await publish(storage, only('pokemon'), options).catch((error: Error) => error);
    expect(refused).toBeInstanceOf(RefusedError);
    expect(String(refused)).toMatch(/pokemon: its page \/pokemon .*It has no pattern at all.*route-table/);
    expect(await readLive(storage)).toEqual(first.live);

    expect(await verdictOf(storage, only('shell'))).toEqual({ changed: true, isSite: true, missing: ['pokemon'] });
    await publish(storage, only('shell'), options);
    const { missing } = await check(storage, [next], options);
    expect(missing).toEqual([{ app: 'pokemon', patterns: ['/pokemon', '/characters/:slug'] }]);
    const site = await SiteFollower.open(storage);
    expect((await (await site.current()).resource('/marvel'))?.status).toBe(200);
    expect((await (await site.current()).resource('/pokemon'))?.status).toBe(404);

    await publish(storage, [next], options);
    await rollbackApps(storage, ['marvel'], options);
    expect((await (await site.newest()).resource('/pokemon'))?.status).toBe(404);
    await publish(storage, only('pokemon'), options);
    expect((await (await site.newest()).resource('/pokemon'))?.status).toBe(200);
    expect(await verdictOf(storage, only('pokemon'))).toEqual({ changed: false, isSite: true, missing: [] });
  });

  it('is removed by a rollback to the snapshot without it', async () => {
    const storage = new MemoryStorage();
    const { live } = await publish(storage, without('pokemon'), options);
    await publish(storage, only('pokemon'), options);
    const back = await rollbackSnapshot(storage, live?.snapshot ?? '', { author: options.author });
    expect(back.live).toMatchObject({ apps: ['pokemon'], releases: live?.releases });
  });
});
