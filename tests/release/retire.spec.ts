import { describe, expect, it } from 'vitest';
import {
  type Changes,
  changesBetween,
  FileStorage,
  freeze,
  publish,
  readFleet,
  readLive,
  readSnapshot,
  retire,
  rollbackApps,
  type Storage,
  snapshotFiles,
} from '../../delivery/index.ts';
import { release } from './command.ts';
import { MemoryStorage } from './memory-storage.ts';
import { author, options, useOwnSite } from './set-up.ts';
import { tinyArtifact } from './tiny-site.ts';

const own = useOwnSite();

/** The composed file of the live site at an address; null if there is none. */
async function liveFile(storage: Storage, path: string): Promise<string | null> {
  const live = await readLive(storage);
  const file = snapshotFiles(await readSnapshot(storage, live?.snapshot ?? '')).get(path);
  return file ? String(await storage.read(file.key)) : null;
}

async function liveStore(): Promise<MemoryStorage> {
  const storage = new MemoryStorage();
  await own.putInto(storage);
  return storage;
}

/** Another release of an application, whose pages link to Marvel's. */
const linking = (app: string) =>
  tinyArtifact(own.folder, {
    app,
    text: 'linking',
    files:
      app === 'shell'
        ? {
            'server/render.mjs': `export const render = async (path, page, head) => '<!doctype html><html><head><title>' +
              head.title + '</title><meta name="description" content="' + head.description + '"></head><body><h1>' +
              (page.Component ? page.Component(page.props) : 'Not found') + '</h1><a href="/marvel">Marvel</a></body></html>';`,
          }
        : { 'server/LandingPage.mjs': `export default () => '<a href="/characters/thor">Thor</a>';` },
  });

describe('a remote that is retired', () => {
  it('leaves pages, entries, search, sitemap and registry, and a rollback brings it back', async () => {
    const storage = await liveStore();
    await publish(storage, [own.next], options);
    const before = await readLive(storage);
    const { live, changed } = await retire(storage, 'marvel', options);
    expect([changed, live?.action, live?.apps, live?.who]).toEqual([true, 'retire', ['marvel'], author.who]);
    expect([live?.releases.marvel, live?.fallbacks.marvel]).toEqual([undefined, undefined]);
    for (const path of ['/marvel', '/characters/thor']) expect(await liveFile(storage, path)).toBeNull();
    for (const path of ['/registry.json', '/search.json', '/sitemap.xml', '/characters']) {
      const text = await liveFile(storage, path);
      expect([path, text?.includes('pokemon') || text?.includes('editorial') || path === '/characters']).toEqual([
        path,
        true,
      ]);
      expect([path, /marvel|thor/.test(text ?? 'marvel')]).toEqual([path, false]);
    }
    expect((await retire(storage, 'marvel', options)).changed).toBe(false);
    const back = await rollbackApps(storage, ['marvel'], options);
    expect([back.live?.snapshot, back.live?.fallbacks]).toEqual([before?.snapshot, before?.fallbacks]);
  });

  it('can be published again', async () => {
    const storage = await liveStore();
    await retire(storage, 'marvel', options);
    await publish(storage, [own.next], options);
    expect(await liveFile(storage, '/marvel')).toContain('two');
  });

  it('stays while another remote links to its pages, or the shell does, which the refusal names', async () => {
    const storage = await liveStore();
    await publish(storage, [await linking('pokemon')], options);
    await expect(retire(storage, 'marvel', options)).rejects.toThrow(
      /pokemon: \/pokemon links to \/characters\/thor, where there would be no page any more/,
    );
    await publish(storage, [await linking('shell')], options);
    const error = await retire(storage, 'marvel', options).catch((reason: Error) => reason);
    const reasons = (error as { reasons?: string[] }).reasons?.join('\n') ?? '';
    expect(reasons).toMatch(/shell: its header, footer or not-found page links to \/marvel, .* publish shell first/);
    // Every document has the link, and only the shell can remove it.
    expect(reasons).not.toMatch(/pokemon: \/pokemon links to \/marvel/);
    expect((await readLive(storage))?.generation).toBe(3);
  });

  it('tells what changes before it is live', async () => {
    const storage = await liveStore();
    let reported: Changes | undefined;
    await retire(storage, 'marvel', {
      ...options,
      onProposal: async ({ storage: draft, before, after }) => {
        reported = await changesBetween(draft, before, after);
      },
    });
    expect(reported?.apps).toEqual([{ app: 'marvel', from: expect.any(String), to: null }]);
    expect(reported?.pages.filter(({ change }) => change === 'gone').map(({ path }) => path)).toEqual([
      '/characters/thor',
      '/marvel',
    ]);
  });

  it('is in the history and in the fleet', async () => {
    const storage = new FileStorage(`${own.folder}/retired`);
    await own.putInto(storage);
    const words = ['retire', 'marvel', '--message', 'Sold to another site', '--store', storage.address, '--no-sandbox'];
    const { code, stdout, stderr } = await release(words);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('gone   /characters/thor  marvel /characters/thor');
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain('remove them from shell/src/route-table.ts');
    const live = await readLive(storage);
    const fleet = live && (await readFleet(storage, live));
    expect(fleet?.retired).toEqual([{ app: 'marvel', since: live?.when, who: live?.who, why: 'Sold to another site' }]);
    expect(fleet?.apps.map(({ app }) => app)).not.toContain('marvel');
    const shown = async (verb: string) => (await release([verb, '--store', storage.address])).stdout;
    expect(await shown('fleet')).toMatch(/Retired: marvel, .*: Sold to another site/);
    expect(await shown('history')).toMatch(/retire marvel +none/);
    expect(await shown('status')).toMatch(/marvel +none any more/);
    await rollbackApps(storage, ['marvel'], options);
    expect(await shown('fleet')).not.toContain('Retired');
  }, 120_000);
});

describe('what cannot be retired', () => {
  it.each([
    ['shell', /The shell is not a remote/],
    ['racing', /racing: the history has no release of it/],
  ])('is %s', async (app, message) => {
    const storage = new FileStorage(`${own.folder}/not-${app}`);
    await own.putInto(storage);
    const { code, stderr } = await release(['retire', app, '--store', storage.address]);
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
  });

  it('is the only remote, or one while releases are frozen', async () => {
    const storage = new MemoryStorage();
    await publish(
      storage,
      own.site.filter(({ app }) => app === 'shell' || app === 'marvel'),
      options,
    );
    await expect(retire(storage, 'marvel', options)).rejects.toThrow(/marvel is the only remote that is live/);
    const other = await liveStore();
    await freeze(other, author);
    await expect(retire(other, 'marvel', options)).rejects.toThrow(/frozen/);
  });
});
