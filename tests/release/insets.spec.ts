import { describe, expect, it } from 'vitest';
import { publish, readLive, readSnapshot, rollbackApps, type Storage, snapshotFiles } from '../../delivery/index.ts';
import { MemoryStorage } from './memory-storage.ts';
import { refused } from './refused.ts';
import { options, useOwnSite } from './set-up.ts';
import { type TinyArtifact, tinyArtifact } from './tiny-site.ts';

const own = useOwnSite();
const thor = '/characters/thor';
const placed = [{ name: 'CharacterReadingInset', props: { slug: 'thor', name: 'Thor', franchise: 'marvel' } }];

/**
 * Marvel, whose page of Thor lists the inset; all of its pages have a place for it.
 * @param place its HTML, with names for what the page gets
 * @param shown an expression for the insets that get such a place
 */
function marvelWithPlace(
  place = '<div data-app="APP" data-inset="INSET">MARK</div>',
  listed: readonly object[] = placed,
  shown = 'insets',
): Promise<Awaited<ReturnType<typeof tinyArtifact>>> {
  const data = {
    title: `marvel ${thor}`,
    description: thor,
    reviewed: '2026-11-01',
    shows: [],
    insets: listed,
    data: 'T',
  };
  return own.marvel({
    change: (manifest) => ({
      ...manifest,
      pages: (manifest.pages as { path: string }[]).map((page) =>
        page.path === thor ? { ...page, insets: listed } : page,
      ),
    }),
    files: {
      'server/LandingPage.mjs': `export default ({ insets }) => 'Text' + ${shown}.map(({ app, inset, mark }) => '${place}'.replace('APP', app).replace('INSET', inset).replace('MARK', mark)).join('');`,
      'client/data/characters/thor.json': JSON.stringify(data),
    },
  });
}

/** A remote with the inset. */
function offering(app: string, words: string, render = "'<p>' + props.name + ' ' + data.words + '</p>'") {
  const change: TinyArtifact['change'] = (manifest) => ({
    ...manifest,
    exposes: { ...(manifest.exposes as object), CharacterReadingInset: 'remoteEntry.js' },
    insets: [{ name: 'CharacterReadingInset' }],
  });
  return tinyArtifact(own.folder, {
    app,
    change,
    files: {
      'server/CharacterReadingInset.mjs': `export default ({ props, data }) => ${render};`,
      'client/data/insets/CharacterReadingInset.json': JSON.stringify({ data: { words } }),
    },
  });
}

const editorialWith = (words: string, render?: string) => offering('editorial', words, render);

async function documentAt(storage: Storage, path: string): Promise<string> {
  const files = snapshotFiles(await readSnapshot(storage, (await readLive(storage))?.snapshot ?? ''));
  return String(await storage.read(files.get(path)?.key ?? ''));
}

async function site() {
  const storage = new MemoryStorage();
  await own.putInto(storage);
  await publish(storage, [await marvelWithPlace()], options);
  return storage;
}

const insetOf = (html: string) =>
  /<div data-app="editorial" data-inset="CharacterReadingInset">(.*?)<\/div>/.exec(html)?.[1];

describe('an inset', () => {
  it('stands in the page of another remote once its own remote is published, and changes and goes back with that alone', async () => {
    const storage = await site();
    expect(await documentAt(storage, thor)).not.toContain('data-inset');
    const landing = await documentAt(storage, '/marvel');
    await publish(storage, [await editorialWith('one')], options);
    expect(await documentAt(storage, '/marvel')).toBe(landing);
    expect(insetOf(await documentAt(storage, thor))).toBe('<p>Thor one</p>');
    const before = (await readLive(storage))?.releases;
    await publish(storage, [await editorialWith('two')], options);
    expect(insetOf(await documentAt(storage, thor))).toBe('<p>Thor two</p>');
    expect((await readLive(storage))?.releases.marvel).toBe(before?.marvel);
    await rollbackApps(storage, ['editorial'], options);
    expect(insetOf(await documentAt(storage, thor))).toBe('<p>Thor one</p>');
  });

  it.each([
    [
      'throws',
      '(() => { throw new Error("Out of cards"); })()',
      /editorial: its inset CharacterReadingInset does not render on \/characters\/thor\..*Out of cards/s,
    ],
    [
      'runs code',
      "'<script>alert(1)</script>'",
      /editorial: its inset CharacterReadingInset has <script>.*It stands in \/characters\/thor/s,
    ],
    ['leaves its element', "'</div><p>'", /editorial: its inset CharacterReadingInset has markup that browsers change/],
    ['leads nowhere', '\'<a href="/nowhere">More</a>\'', /\/characters\/thor links to \/nowhere, which leads nowhere/],
  ])('that %s is refused, and the page lives on', async (_, render, message) => {
    const storage = await site();
    const before = await readLive(storage);
    await refused(publish(storage, [await editorialWith('one', render)], options), message);
    expect(await readLive(storage)).toEqual(before);
  });

  it('of several remotes stands where the page wants each, and each needs a place', async () => {
    const storage = await site();
    const two = [await editorialWith('one'), await offering('pokemon', 'two')];
    await publish(storage, [await marvelWithPlace(undefined, placed, 'insets.toReversed()'), ...two], options);
    expect((await documentAt(storage, thor)).match(/data-app=.*?<\/p>/g)).toEqual([
      'data-app="pokemon" data-inset="CharacterReadingInset"><p>Thor two</p>',
      'data-app="editorial" data-inset="CharacterReadingInset"><p>Thor one</p>',
    ]);
    await refused(
      publish(storage, [await marvelWithPlace(undefined, placed, 'insets.slice(1)')], options),
      /marvel: \/characters\/thor lists the inset CharacterReadingInset, and shows that of editorial elsewhere.*of="editorial"/,
    );
  });

  it('has one place in a page that lists it, which the page cannot write in', async () => {
    const storage = await site();
    await publish(storage, [await editorialWith('one')], options);
    const elsewhere =
      /marvel: \/characters\/thor lists the inset CharacterReadingInset, and shows that of editorial elsewhere/;
    for (const place of ['', '<p>MARK</p>', '<div data-app="APP" data-inset="INSET">MARK!</div>']) {
      await refused(publish(storage, [await marvelWithPlace(place)], options), elsewhere);
    }
    await refused(
      publish(storage, [await marvelWithPlace('<div data-app="editorial">Ours</div>')], options),
      /marvel: \/characters\/thor/,
    );
  });

  it('that is told something else than the contract says is refused before anything is composed', async () => {
    await expect(
      marvelWithPlace(undefined, [{ name: 'CharacterReadingInset', props: { slug: 'thor' } }]),
    ).rejects.toThrow(/marvel, page "\/characters\/thor", inset .*props, name: is missing/);
  });
});
