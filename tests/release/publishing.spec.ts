import { expect } from 'vitest';
import {
  type Artifact,
  type Changes,
  diff,
  type Generation,
  publish,
  readHistory,
  readLive,
  readSnapshot,
  rollbackApps,
  snapshotFiles,
} from '../../delivery/index.ts';
import { author, options, useOwnSite } from './set-up.ts';
import { describeInStorage } from './storage-kinds.ts';
import { longerThor, withFormerly } from './tiny-site.ts';

const own = useOwnSite();
const pathsOf = ({ pages, files }: Changes) => [...pages, ...files].map(({ path }) => path).sort();

describeInStorage('releases', (open, it) => {
  it('make a site once every application has one', async () => {
    const storage = open(own.folder);
    const [first, ...rest] = own.site;
    expect((await publish(storage, [first as Artifact], options)).live?.snapshot).toBeNull();
    expect((await publish(storage, rest, options)).live).toMatchObject({ generation: 2, ...author });
    expect((await readLive(storage))?.snapshot).toMatch(/^[0-9a-f]{16}$/);
  });

  it('of the same bytes change nothing', async () => {
    const storage = open(own.folder);
    const { live } = await publish(storage, own.site, options);
    expect(await publish(storage, own.site, options)).toEqual({ live, changed: false, repaired: 0 });
  });

  it('of one application rewrite what shows it and nothing else', async () => {
    const storage = open(own.folder);
    await own.putInto(storage);
    await publish(storage, [own.next], options);
    const changes = await diff(storage, '1', '2');
    expect(changes.apps.map(({ app }) => app)).toEqual(['marvel']);
    expect(pathsOf(changes)).toEqual(['/characters/thor', '/marvel', '/offline.json', '/registry.json']);
  });

  it('of a sentence on one page compose that page alone, and a rollback composes nothing', async () => {
    const storage = open(own.folder);
    await own.putInto(storage);
    const composed: number[] = [];
    const counting = { ...options, onProgress: (_: number, all: number) => composed.push(all) };
    await publish(storage, [await own.marvel({ text: 'one', files: longerThor })], counting);
    expect(composed).toEqual([1]);
    expect(pathsOf(await diff(storage, '1', '2'))).toEqual(['/characters/thor', '/offline.json', '/registry.json']);
    await rollbackApps(storage, ['marvel'], counting);
    expect(composed).toEqual([1]);
  });

  it('of a page with another former address compose nothing', async () => {
    const storage = open(own.folder);
    await own.putInto(storage);
    const composed: number[] = [];
    const counting = { ...options, onProgress: (_: number, all: number) => composed.push(all) };
    const change = withFormerly('/characters/thor', '/characters/odinson');
    expect((await publish(storage, [await own.marvel({ text: 'one', change })], counting)).changed).toBe(true);
    expect(composed).toEqual([]);
  });

  it('are not compared with a generation that made no site, whatever its number begins', async () => {
    const storage = open(own.folder);
    await publish(storage, own.site.slice(0, 1), options);
    await publish(storage, own.site.slice(1), options);
    await expect(diff(storage, '1', '2')).rejects.toThrow(/Generation 1 has no snapshot/);
  });

  it('of a new character reach its page, A–Z, the search and the sitemap', async () => {
    const storage = open(own.folder);
    await own.putInto(storage);
    await publish(storage, [await own.marvel({ characters: ['hulk', 'thor'] })], options);
    expect(pathsOf(await diff(storage, '1', '2'))).toEqual([
      '/characters',
      '/characters/hulk',
      '/characters/thor',
      '/marvel',
      '/offline.json',
      '/registry.json',
      '/search.json',
      '/sitemap.xml',
    ]);
  });

  it('name the release before, for browsers to fall back to', async () => {
    const storage = open(own.folder);
    await own.putInto(storage);
    const { live } = await publish(storage, [own.next], options);
    const file = snapshotFiles(await readSnapshot(storage, live?.snapshot ?? '')).get('/registry.json');
    const registry = JSON.parse(String(await storage.read(file?.key ?? '')));
    expect(registry.remotes.marvel.fallback.release).toBe(own.site.find(({ app }) => app === 'marvel')?.release);
  });

  it('keep who, when and why, newest first', async () => {
    const storage = open(own.folder);
    await own.putInto(storage);
    await publish(storage, [own.next], { ...options, author: { who: 'Marvel', why: 'new words' } });
    const history: Generation[] = [];
    for await (const generation of readHistory(storage)) history.push(generation);
    expect(history.map(({ generation, action, apps, who, why }) => ({ generation, action, apps, who, why }))).toEqual([
      { generation: 2, action: 'publish', apps: ['marvel'], who: 'Marvel', why: 'new words' },
      { generation: 1, action: 'publish', apps: own.site.map(({ app }) => app), who: 'A tester', why: 'a test' },
    ]);
  });
});
