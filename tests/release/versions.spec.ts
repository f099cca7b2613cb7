import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Artifact,
  DeliveryError,
  integrityOf,
  publish,
  readHistory,
  readLive,
  verify,
} from '../../delivery/index.ts';
import { MemoryStorage } from './memory-storage.ts';
import { overwrite } from './overwrite.ts';
import { renderHere } from './render-here.ts';
import { temporaryFolder, tinyArtifact, tinySite } from './tiny-site.ts';

const author = { who: 'A tester', why: 'a test' };
const options = { composer: 'tests', author, startUnconfined: renderHere };
let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
let site: Artifact[];
let next: Artifact;

beforeAll(async () => {
  temporary = await temporaryFolder();
  site = await tinySite(temporary.folder);
  next = await tinyArtifact(temporary.folder, { app: 'marvel', text: 'two' });
});
afterAll(() => temporary.remove());

type Json = Record<string, unknown>;
const written = (content: Json) => Buffer.from(`${JSON.stringify(content, null, 1)}\n`);

describe('a history', () => {
  it.each([
    { made: 'a newer version', format: 9, told: /written by a newer version.*Update this checkout/ },
    {
      made: 'an earlier edition',
      format: 5,
      told: /written by an earlier edition.*does not read.*Move the store away.*into an empty one/,
    },
  ])('of $made is not called damaged', async ({ format, told }) => {
    const storage = new MemoryStorage();
    await publish(storage, site, options);
    const { seal: _seal, ...content } = JSON.parse(String(await storage.read('history/0000000001.json'))) as Json;
    const other = { ...content, format, colour: 'blue' };
    await overwrite(storage, 'history/0000000001.json', written({ ...other, seal: integrityOf(written(other)) }));
    await expect(readLive(storage)).rejects.toThrow(told);
    await expect(publish(storage, site, options)).rejects.toThrow(told);
    expect((await verify(storage)).faults).toEqual([expect.stringMatching(told)]);
  });

  it.each([2, 3])('without generation %i accepts no other in its place, wherever the hint points', async (gap) => {
    const storage = new MemoryStorage();
    await publish(storage, site, options);
    for (const release of [next, site[1], next] as Artifact[]) await publish(storage, [release], options);
    await storage.remove(`history/000000000${gap}.json`);
    const before = await storage.list('');
    for (const hint of ['1\n', '4\n']) {
      await storage.write('live', Buffer.from(hint));
      const error = await publish(storage, site, options).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(DeliveryError);
      expect(String(error)).toContain(`history/000000000${gap}.json`);
      expect((await verify(storage)).faults.join()).toContain(`history/000000000${gap}.json is missing`);
      await expect(readHistory(storage).next()).rejects.toThrow(`history/000000000${gap}.json`);
    }
    expect(await storage.list('')).toEqual(before);
  });
});
