import { site } from '@mint-row/kit/content';
import { describe, expect, it } from 'vitest';
import {
  type Artifact,
  type Changes,
  changesBetween,
  diff,
  encode,
  publish,
  readLive,
  readSnapshot,
  type Storage,
  setPlace,
  snapshotFiles,
} from '../../delivery/index.ts';
import { MemoryStorage } from './memory-storage.ts';
import { options, useOwnSite } from './set-up.ts';
import { movedThor, withFormerly } from './tiny-site.ts';

const own = useOwnSite();

/** Publishes the artifacts one after another, and returns the changes of the last release. */
async function changesOf(...artifacts: Artifact[]): Promise<{ storage: Storage; changes: Changes }> {
  const storage = new MemoryStorage();
  await own.putInto(storage);
  for (const artifact of artifacts) await publish(storage, [artifact], { ...options, allowRemoval: true });
  return { storage, changes: await diff(storage, String(artifacts.length), String(artifacts.length + 1)) };
}

const pageOf = ({ pages }: Changes, path: string) => pages.find((page) => page.path === path);
const script = (text: string) => ({ 'client/remoteEntry.js': `// ${text.repeat(100)}` });

/** The compressed size of a text. */
const sent = async (body: string | Buffer) => (await encode(Buffer.from(body), 'br')).length;

describe('the changes of a release', () => {
  it('are reported before they are stored', async () => {
    const storage = new MemoryStorage();
    await own.putInto(storage);
    const before = await readLive(storage);
    let reported: Changes | null = null;
    await publish(storage, [own.next], {
      ...options,
      onProposal: async ({ storage: draft, before: from, after }) => {
        expect(await readLive(storage)).toEqual(before);
        reported = await changesBetween(draft, from, after);
      },
    });
    expect(reported).toEqual(await diff(storage, '1', '2'));
  });

  it('stop the release when their report fails', async () => {
    const storage = new MemoryStorage();
    await own.putInto(storage);
    const onProposal = () => Promise.reject(new Error('no room'));
    await expect(publish(storage, [own.next], { ...options, onProposal })).rejects.toThrow('no room');
    expect((await readLive(storage))?.generation).toBe(1);
  });

  it('are all pages for a first release', async () => {
    const storage = new MemoryStorage();
    await own.putInto(storage);
    const changes = await changesBetween(storage, null, (await readLive(storage))?.snapshot ?? '');
    expect(new Set(changes.pages.map(({ change }) => change))).toEqual(new Set(['new']));
    expect(pageOf(changes, '/marvel')).toMatchObject({
      before: null,
      returning: null,
      words: [],
      title: 'marvel /marvel',
    });
    expect(changes.apps).toHaveLength(5);
  });

  it('name added and removed pages first, then pages with other words, then the rest', async () => {
    const { changes } = await changesOf(await own.marvel({ text: 'one', characters: ['hulk'] }));
    expect(changes.pages.map(({ path, change }) => [path, change])).toEqual([
      ['/characters/thor', 'gone'],
      ['/characters/hulk', 'new'],
      ['/characters', 'content'],
    ]);
    expect(changes.files.map(({ path }) => path)).toEqual([
      '/search.json',
      '/sitemap.xml',
      '/offline.json',
      '/registry.json',
    ]);
  });

  it('name the addresses that lead elsewhere', async () => {
    const moved = await own.marvel(movedThor);
    const again = await own.marvel({ ...movedThor, change: withFormerly('/characters/odinson', '/characters/loki') });
    const { changes } = await changesOf(moved);
    expect(changes.moved).toEqual([{ from: '/characters/thor', to: '/characters/odinson' }]);
    expect(changes.pages.map(({ path, change }) => [path, change])).toEqual([
      ['/characters/thor', 'moved'],
      ['/characters/odinson', 'new'],
      ['/characters', 'content'],
    ]);
    const { changes: next } = await changesOf(moved, again);
    expect(next.pages).toEqual([]);
    expect(next.moved).toEqual([
      { from: '/characters/loki', to: '/characters/odinson' },
      { from: '/characters/thor', to: null },
    ]);
  });

  it('contain the words of a page', async () => {
    const { changes } = await changesOf(await own.marvel({ text: 'one and two' }));
    expect(pageOf(changes, '/marvel')?.words).toEqual([
      [
        { is: 'same', text: 'one' },
        { is: 'added', text: ' and two' },
        { is: 'same', text: '{}' },
      ],
    ]);
  });

  it('contain the bytes that visitors download, as they are sent', async () => {
    const [first, second] = [script('first'), script('second, and longer')];
    const { storage, changes } = await changesOf(
      await own.marvel({ text: 'one', files: first }),
      await own.marvel({ text: 'one', files: second }),
    );
    const page = pageOf(changes, '/marvel');
    const weigh = async (generation: number, code: Record<string, string>) => {
      const { snapshot } = JSON.parse(String(await storage.read(`history/000000000${generation}.json`)));
      const file = snapshotFiles(await readSnapshot(storage, snapshot)).get('/marvel');
      const document = await sent((await storage.read(file?.key ?? '')) ?? '');
      // The shell's module is too small to be compressed.
      const scripts = '// one'.length + (await sent(Object.values(code).join()));
      return { document, styles: 0, scripts, pictures: 0, firstVisit: document + scripts };
    };
    const [before, after] = [await weigh(2, first), await weigh(3, second)];
    expect(page).toMatchObject({ before, after });
    const changed = after.document + (await sent(Object.values(second).join()));
    expect(page?.returning).toBe(changed);
  });

  it('weigh the files of a page wherever the site is', async () => {
    const scripts: (number | undefined)[] = [];
    for (const folder of ['/', '/cards/']) {
      const storage = new MemoryStorage();
      await own.putInto(storage);
      await publish(storage, [await own.marvel({ text: 'one', files: script('same') })], options);
      await setPlace(storage, { ...site.examplePlace, folder }, options);
      const changes = await changesBetween(storage, null, (await readLive(storage))?.snapshot ?? '');
      scripts.push(pageOf(changes, '/marvel')?.after?.scripts);
    }
    expect(scripts[0]).toBeGreaterThan(0);
    expect(scripts[1]).toBe(scripts[0]);
  });

  it('count no file again whose content is the same', async () => {
    const same = script('same');
    const { changes } = await changesOf(
      await own.marvel({ text: 'one', files: same }),
      await own.marvel({ text: 'other words', files: same }),
    );
    const { returning, after } = pageOf(changes, '/marvel') ?? {};
    expect(returning).toBe(after?.document);
  });
});
