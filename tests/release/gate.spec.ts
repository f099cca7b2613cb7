import { describe, expect, it } from 'vitest';
import { check, FileStorage, publish, RefusedError, readLive } from '../../delivery/index.ts';
import { gateFaults } from './gate-faults.ts';
import { MemoryStorage } from './memory-storage.ts';
import { options, useOwnSite } from './set-up.ts';
import { movedThor, tinyArtifact } from './tiny-site.ts';

const own = useOwnSite();

describe('the gate refuses', () => {
  it.each(gateFaults)('%s', async (_name, artifact, message) => {
    const storage = new FileStorage(`${own.folder}/gate`);
    const live = await own.putInto(storage);
    const candidate = await own.marvel(artifact);
    for (const attempt of [check, publish]) {
      const error = await attempt(storage, [candidate], options).then(
        () => null,
        (reason: unknown) => reason as Error,
      );
      expect(error).toBeInstanceOf(RefusedError);
      expect(error?.message).toMatch(message);
    }
    expect(await readLive(storage)).toEqual(live);
  });

  it('a shell that would break a live remote', async () => {
    const storage = new MemoryStorage();
    await own.putInto(storage);
    const poorer = await tinyArtifact(own.folder, {
      app: 'shell',
      change: (manifest) => ({ ...manifest, provides: {} }),
    });
    await expect(publish(storage, [poorer], options)).rejects.toThrow(RefusedError);
    await expect(check(storage, [poorer], options)).rejects.toThrow(
      /editorial: it takes react .*marvel: it takes react/s,
    );
  });

  it('nothing when a character may be removed', async () => {
    const storage = new MemoryStorage();
    await own.putInto(storage);
    const candidate = await own.marvel({ characters: [] });
    expect((await publish(storage, [candidate], { ...options, allowRemoval: true })).changed).toBe(true);
  });

  it('nothing when a page has moved, and then to lose its former address', async () => {
    const storage = new MemoryStorage();
    await own.putInto(storage);
    await publish(storage, [await own.marvel(movedThor)], options);
    const next = await own.marvel({ text: 'one', characters: ['odinson'] });
    await expect(publish(storage, [next], options)).rejects.toThrow(
      /marvel: the former address \/characters\/thor of its page \/characters\/odinson is on the live site .*formerly: \['\/characters\/thor'\].*--allow-removal/,
    );
    await publish(storage, [next], { ...options, allowRemoval: true });
  });

  it('nothing when a page moves to another remote, and both are released together', async () => {
    const storage = new MemoryStorage();
    await own.putInto(storage);
    const without = await own.marvel({ characters: [] });
    const pageData = { title: 'Odinson', description: 'A page.', reviewed: '2026-11-01', shows: [] };
    const pokemon = await tinyArtifact(own.folder, {
      app: 'pokemon',
      files: { 'client/data/characters/odinson.json': JSON.stringify({ ...pageData, data: 'one' }) },
      change: ({ pages, ...manifest }) => {
        const moved = { path: '/characters/odinson', formerly: ['/characters/thor'], expose: 'LandingPage' };
        return { ...manifest, pages: [...(pages as object[]), { ...moved, ...pageData }] };
      },
    });
    await expect(check(storage, [without], options)).rejects.toThrow(/\/characters\/thor is on the live site/);
    expect((await check(storage, [without, pokemon], options)).changed).toBe(true);
  });

  it('nothing when another remote links to a former address, and no page that another one links to', async () => {
    const storage = new MemoryStorage();
    await own.putInto(storage);
    const linking = await tinyArtifact(own.folder, {
      app: 'pokemon',
      files: { 'server/LandingPage.mjs': `export default () => '<a href="/characters/thor">Thor</a>';` },
    });
    await publish(storage, [linking], options);
    const removal = publish(storage, [await own.marvel({ characters: [] })], { ...options, allowRemoval: true });
    await expect(removal).rejects.toThrow(
      /pokemon: \/pokemon links to \/characters\/thor, where there would be no page any more\. Remove the link, and publish pokemon first/,
    );
    expect((await publish(storage, [await own.marvel(movedThor)], options)).changed).toBe(true);
  });

  it('by checking alone, without writing', async () => {
    const storage = new MemoryStorage();
    await own.putInto(storage);
    const before = await storage.list('');
    await check(storage, [own.next], options);
    expect(await storage.list('')).toEqual(before);
  });
});
