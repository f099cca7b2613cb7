import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Artifact,
  check,
  diff,
  FileStorage,
  FrozenError,
  filesOf,
  type Generation,
  lock,
  MemoryStorage,
  prune,
  publish,
  RefusedError,
  readHistory,
  readLive,
  readSnapshot,
  rollbackApps,
  rollbackSnapshot,
  type Storage,
  unlock,
  verify,
} from '../../delivery/index.ts';
import { type TinyArtifact, temporaryFolder, tinyArtifact, tinySite } from './tiny-site.ts';

const author = { who: 'A tester', why: 'a test' };
const options = { composer: 'tests', author };
let place: Awaited<ReturnType<typeof temporaryFolder>>;
let site: Artifact[];
let next: Artifact;

beforeAll(async () => {
  place = await temporaryFolder();
  site = await tinySite(place.folder);
  next = await tinyArtifact(place.folder, { app: 'marvel', text: 'two' });
});
afterAll(() => place.remove());

let stores = 0;
const kinds: Record<string, () => Storage> = {
  'a folder': () => {
    stores += 1;
    return new FileStorage(`${place.folder}/store-${stores}`);
  },
  memory: () => new MemoryStorage(),
};

describe.each(Object.entries(kinds))('releases in %s', (_name, open) => {
  it('make a site once every application has one', async () => {
    const storage = open();
    const [first, ...rest] = site;
    expect((await publish(storage, [first as Artifact], options)).live?.snapshot).toBeNull();
    expect((await publish(storage, rest, options)).live).toMatchObject({ generation: 2, ...author });
    expect((await readLive(storage))?.snapshot).toMatch(/^[0-9a-f]{16}$/);
  });

  it('of the same bytes change nothing', async () => {
    const storage = open();
    const { live } = await publish(storage, site, options);
    expect(await publish(storage, site, options)).toEqual({ live, changed: false });
  });

  it('of one application rewrite what shows it and nothing else', async () => {
    const storage = open();
    await publish(storage, site, options);
    await publish(storage, [next], options);
    const { apps, files } = await diff(storage, '1', '2');
    expect(apps.map(({ app }) => app)).toEqual(['marvel']);
    expect(files.map(({ path }) => path)).toEqual(['/characters/thor', '/marvel', '/registry.json']);
  });

  it('are not compared with a generation that made no site, whatever its number begins', async () => {
    const storage = open();
    await publish(storage, site.slice(0, 1), options);
    await publish(storage, site.slice(1), options);
    await expect(diff(storage, '1', '2')).rejects.toThrow(/Generation 1 has no snapshot/);
  });

  it('of a new character reach its page, A–Z and the sitemap', async () => {
    const storage = open();
    await publish(storage, site, options);
    await publish(storage, [await make({ characters: ['hulk', 'thor'] })], options);
    expect((await diff(storage, '1', '2')).files.map(({ path }) => path)).toEqual([
      '/characters',
      '/characters/hulk',
      '/characters/thor',
      '/marvel',
      '/registry.json',
      '/sitemap.xml',
    ]);
  });

  it('can be taken back, to the byte, and do not come back as a fallback', async () => {
    const storage = open();
    const { live } = await publish(storage, site, options);
    await publish(storage, [next], options);
    const back = await rollbackApps(storage, ['marvel'], options);
    expect(back.live).toMatchObject({ generation: 3, action: 'rollback', snapshot: live?.snapshot });
    await publish(storage, [next], options);
    expect((await rollbackSnapshot(storage, live?.snapshot ?? '', { author })).live?.snapshot).toBe(live?.snapshot);
    await expect(rollbackApps(storage, ['marvel'], { ...options, to: 'ffff' })).rejects.toThrow(
      /no release ffff.*releases marvel/,
    );
  });

  it('name the release before, for browsers to fall back to', async () => {
    const storage = open();
    await publish(storage, site, options);
    const { live } = await publish(storage, [next], options);
    const file = filesOf(await readSnapshot(storage, live?.snapshot ?? '')).get('/registry.json');
    const registry = JSON.parse(String(await storage.read(file?.key ?? '')));
    expect(registry.remotes.marvel.fallback.release).toBe(site.find(({ app }) => app === 'marvel')?.release);
    expect(registry.snapshot).toBe(live?.snapshot);
  });

  it('stop while they are frozen', async () => {
    const storage = open();
    await publish(storage, site, options);
    await lock(storage, { who: 'Ops', why: 'the holidays' });
    await expect(publish(storage, [next], options)).rejects.toThrow(FrozenError);
    await expect(publish(storage, [next], options)).rejects.toThrow(/Ops: the holidays.*unlock/s);
    await unlock(storage, author);
    expect((await publish(storage, [next], options)).changed).toBe(true);
  });

  it('are pruned down to what kept snapshots name', async () => {
    const storage = open();
    await publish(storage, site, options);
    await publish(storage, [next], options);
    await publish(storage, [await make({ text: 'three' })], options);
    const before = await storage.list('releases/marvel/');
    const removed = await prune(storage, { keep: 1, days: 0, author });
    expect(removed.length).toBeGreaterThan(0);
    // The live release and the one that browsers fall back to.
    expect(new Set((await storage.list('releases/marvel/')).map((key) => key.split('/')[2])).size).toBe(2);
    expect(before.length).toBeGreaterThan((await storage.list('releases/marvel/')).length);
    expect((await verify(storage)).faults).toEqual([]);
    await expect(rollbackSnapshot(storage, (await firstSnapshot(storage)) ?? '', { author })).rejects.toThrow(
      /missing/,
    );
    expect((await publish(storage, [next], options)).changed).toBe(true);
  });

  it('are told apart when a stored file is damaged, and repaired by publishing again', async () => {
    const storage = open();
    await publish(storage, site, options);
    const key = `releases/marvel/${site.find(({ app }) => app === 'marvel')?.release}/client/remoteEntry.js`;
    await storage.write(key, Buffer.from('// other'));
    expect((await verify(storage)).faults).toEqual([`${key} is damaged: it is not what its hash says.`]);
    await publish(storage, site, options);
    expect((await verify(storage)).faults).toEqual([]);
  });

  it('go on when the pointer is lost or points nowhere, by generation and not by time', async () => {
    const storage = open();
    await publish(storage, site, options);
    const { live } = await publish(storage, [next], options);
    for (const text of ['', 'garbage', '1\n', '9999999999\n']) {
      await storage.write('live', Buffer.from(text));
      expect(await readLive(storage)).toEqual(live);
    }
    await storage.remove('live');
    expect((await rollbackApps(storage, ['marvel'], options)).live?.generation).toBe(3);
    expect((await verify(storage)).faults).toEqual([]);
  });

  it('make a snapshot anew that cannot be read', async () => {
    const storage = open();
    const { live } = await publish(storage, site, options);
    const key = `snapshots/${live?.snapshot}.json`;
    const whole = await storage.read(key);
    await storage.write(key, (whole ?? Buffer.alloc(0)).subarray(0, 100));
    expect((await verify(storage)).faults).toEqual([expect.stringContaining(`${key} is missing or damaged`)]);
    await publish(storage, site, options);
    expect(await storage.read(key)).toEqual(whole);
  });

  it('keep who, when and why, newest first', async () => {
    const storage = open();
    await publish(storage, site, options);
    await publish(storage, [next], { ...options, author: { who: 'Marvel', why: 'new words' } });
    const history: Generation[] = [];
    for await (const generation of readHistory(storage)) history.push(generation);
    expect(history.map(({ generation, action, apps, who, why }) => ({ generation, action, apps, who, why }))).toEqual([
      { generation: 2, action: 'publish', apps: ['marvel'], who: 'Marvel', why: 'new words' },
      { generation: 1, action: 'publish', apps: site.map(({ app }) => app), who: 'A tester', why: 'a test' },
    ]);
  });
});

describe('the gate refuses', () => {
  const faults: [string, Partial<TinyArtifact>, RegExp][] = [
    [
      'another contract',
      { change: (manifest) => ({ ...manifest, contract: 99 }) },
      /marvel: .*contract 99.*shell speaks/,
    ],
    [
      'a page that the route table needs and the artifact lacks',
      { change: (manifest) => ({ ...manifest, pages: (manifest.pages as unknown[]).slice(1) }) },
      /marvel: its page \/marvel is on the live site/,
    ],
    [
      'a path of another remote',
      {
        change: (manifest) => ({
          ...manifest,
          pages: [
            ...(manifest.pages as unknown[]),
            { path: '/pokemon', expose: 'LandingPage', title: 'P', description: 'P', shows: [] },
          ],
        }),
      },
      /marvel and pokemon both have \/pokemon/,
    ],
    [
      'a shared library that the shell does not provide',
      { change: (manifest) => ({ ...manifest, uses: { lodash: ['map'] } }) },
      /marvel: it takes lodash .*does not provide it/,
    ],
    [
      'a name that the shell does not provide',
      { change: (manifest) => ({ ...manifest, uses: { react: ['useState', 'useFuture'] } }) },
      /marvel: it uses useFuture of react/,
    ],
    [
      'styles outside its scope',
      { files: { 'client/a.css': 'header{display:none}' } },
      /a\.css has the selector header/,
    ],
    [
      'styles that leave its scope by a sibling',
      { files: { 'client/a.css': '[data-app=marvel] + footer{color:red}' } },
      /selector \[data-app=marvel\] \+ footer/,
    ],
    [
      'fonts and names of its own for the whole page',
      { files: { 'client/a.css': '@font-face{font-family:x}' } },
      /@font-face/,
    ],
    [
      'a module that no page names',
      { files: { 'client/lazy.js': 'export default 1;' } },
      /marvel: lazy\.js .*browsers refuse/,
    ],
    [
      'a document whose hash is another',
      { files: { 'client/integrity.json': JSON.stringify({ 'data/marvel.json': 'sha384-x' }) } },
      /marvel: integrity\.json .*browsers would refuse them/,
    ],
    [
      'a budget broken',
      {
        files: {
          'client/remoteEntry.js': `// ${Array.from({ length: 9000 }, (_, index) => (index * 7919) ** 2).join()}`,
        },
      },
      /pages of LandingPage weigh \d+ bytes .*budget is/,
    ],
    [
      'a page that does not render',
      { files: { 'server/LandingPage.mjs': 'export default () => { throw new Error("no such card"); };' } },
      /marvel: LandingPage does not render .*no such card/s,
    ],
    [
      'a broken link',
      { files: { 'server/LandingPage.mjs': `export default () => '<a href="/nowhere">x</a>';` } },
      /marvel: \/\S+ links to \/nowhere, which leads nowhere/,
    ],
    [
      'a link to a place that a page does not have',
      { files: { 'server/LandingPage.mjs': `export default () => '<a href="/pokemon#cards">x</a>';` } },
      /links to \/pokemon#cards/,
    ],
    [
      'a character gone',
      { characters: [] },
      /marvel: its page \/characters\/thor is on the live site .*--allow-removal/,
    ],
  ];

  it.each(faults)('%s', async (_name, artifact, message) => {
    const storage = new FileStorage(`${place.folder}/gate`);
    const { live } = await publish(storage, site, options);
    const candidate = await make(artifact);
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
    await publish(storage, site, options);
    const poorer = await tinyArtifact(place.folder, {
      app: 'shell',
      change: (manifest) => ({ ...manifest, provides: {} }),
    });
    await expect(publish(storage, [poorer], options)).rejects.toThrow(RefusedError);
    await expect(check(storage, [poorer], options)).rejects.toThrow(
      /editorial: it takes react .*marvel: it takes react/s,
    );
  });

  it('nothing when a character may go', async () => {
    const storage = new MemoryStorage();
    await publish(storage, site, options);
    const candidate = await make({ characters: [] });
    expect((await publish(storage, [candidate], { ...options, allowRemoval: true })).changed).toBe(true);
  });

  it('by checking alone, without writing', async () => {
    const storage = new MemoryStorage();
    await publish(storage, site, options);
    const before = await storage.list('');
    await check(storage, [next], options);
    expect(await storage.list('')).toEqual(before);
  });
});

function make(artifact: Partial<TinyArtifact>): Promise<Artifact> {
  return tinyArtifact(place.folder, { app: 'marvel', text: 'changed', ...artifact });
}

async function firstSnapshot(storage: Storage): Promise<string | null> {
  let first: string | null = null;
  for await (const { snapshot } of readHistory(storage)) first = snapshot ?? first;
  return first;
}
