import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Artifact,
  check,
  LiveSite,
  MemoryStorage,
  publish,
  RefusedError,
  readLive,
  rollbackApps,
} from '../../delivery/index.ts';
import { temporaryFolder, tinyArtifact, tinySite } from './tiny-site.ts';

const options = { composer: 'tests', author: { who: 'A tester', why: 'a test' } };
let place: Awaited<ReturnType<typeof temporaryFolder>>;
let site: Artifact[];
let next: Artifact;

beforeAll(async () => {
  place = await temporaryFolder();
  site = await tinySite(place.folder);
  next = await tinyArtifact(place.folder, { app: 'marvel', text: 'two' });
});
afterAll(() => place.remove());

const only = (...apps: string[]) => site.filter(({ app }) => apps.includes(app));
const without = (...apps: string[]) => site.filter(({ app }) => !apps.includes(app));

/** A shell that has no page of an application yet, as before that application was added. */
const shellWithout = (app: string) =>
  tinyArtifact(place.folder, {
    app: 'shell',
    change: (manifest) => ({
      ...manifest,
      routes: (manifest.routes as { remote: string }[]).filter(({ remote }) => remote !== app),
    }),
  });

describe('before there is a site', () => {
  it('check and publish name the applications that are missing, and publish keeps what there is', async () => {
    const storage = new MemoryStorage();
    expect(await check(storage, only('marvel'), options)).toEqual({
      changed: true,
      missing: ['shell', 'pokemon', 'starwars', 'editorial'],
    });
    await publish(storage, only('marvel', 'shell'), options);
    expect(await check(storage, only('pokemon'), options)).toEqual({
      changed: true,
      missing: ['starwars', 'editorial'],
    });
    expect(await check(storage, only('marvel'), options)).toEqual({
      changed: false,
      missing: ['pokemon', 'starwars', 'editorial'],
    });
    expect((await publish(storage, [next], options)).live?.snapshot).toBeNull();
    expect((await rollbackApps(storage, ['marvel'], options)).live?.snapshot).toBeNull();
    expect(await check(storage, without('marvel', 'shell'), options)).toEqual({ changed: true, missing: [] });
    expect((await publish(storage, without('marvel', 'shell'), options)).live?.snapshot).not.toBeNull();
  });

  it('the last application is refused when an earlier one does not suit the whole site', async () => {
    const storage = new MemoryStorage();
    const bad = await tinyArtifact(place.folder, {
      app: 'marvel',
      change: (manifest) => ({ ...manifest, uses: { lodash: ['map'] } }),
    });
    await publish(storage, [bad, ...only('pokemon', 'starwars', 'editorial')], options);
    await expect(publish(storage, only('shell'), options)).rejects.toThrow(/marvel: it takes lodash/);
  });
});

describe('a live site to which an application is being added', () => {
  /** Live without editorial, which nobody needs yet. */
  async function smallSite() {
    const storage = new MemoryStorage();
    const { live } = await publish(
      storage,
      [await shellWithout('editorial'), ...without('shell', 'editorial')],
      options,
    );
    return { storage, before: live };
  }

  it('is live without it, and so are further releases and rollbacks', async () => {
    const { storage, before } = await smallSite();
    expect(before?.snapshot).not.toBeNull();
    expect(await check(storage, [next], options)).toEqual({ changed: true, missing: [] });
    const { live } = await publish(storage, [next], options);
    expect(live?.snapshot).not.toBe(before?.snapshot);
    expect((await (await LiveSite.open(storage)).current()).snapshot).toBe(live?.snapshot);
    expect((await rollbackApps(storage, ['marvel'], options)).live?.snapshot).toBe(before?.snapshot);
  });

  it.each([
    ['the shell that shows it', 'shell', /no artifact of editorial.*publish shell editorial/],
    ['the application that no shell shows', 'editorial', /editorial: its page .*publish shell editorial/],
  ])('stays as it is when %s is published alone, and says how both become live', async (_what, app, message) => {
    const { storage, before } = await smallSite();
    for (const attempt of [check, publish]) {
      await expect(attempt(storage, only(app), options)).rejects.toThrow(message);
      await expect(attempt(storage, only(app), options)).rejects.toThrow(RefusedError);
    }
    expect(await readLive(storage)).toEqual(before);
    const { live } = await publish(storage, only('shell', 'editorial'), options);
    expect((await (await LiveSite.open(storage)).current()).snapshot).toBe(live?.snapshot);
    expect(live?.releases).toEqual(Object.fromEntries(site.map(({ app, release }) => [app, release])));
  });
});
