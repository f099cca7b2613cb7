import { describe, expect, it } from 'vitest';
import { check, FileStorage, publish, RefusedError, readLive } from '../../delivery/index.ts';
import { gateFaults } from './gate-faults.ts';
import { MemoryStorage } from './memory-storage.ts';
import { options, useOwnSite } from './set-up.ts';
import { tinyArtifact } from './tiny-site.ts';

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

  it('by checking alone, without writing', async () => {
    const storage = new MemoryStorage();
    await own.putInto(storage);
    const before = await storage.list('');
    await check(storage, [own.next], options);
    expect(await storage.list('')).toEqual(before);
  });
});
