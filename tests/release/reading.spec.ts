import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Artifact,
  diff,
  FileStorage,
  integrityListsOf,
  integrityOf,
  lock,
  MemoryStorage,
  publish,
  readArtifact,
  readLive,
  rollbackApps,
} from '../../delivery/index.ts';
import { anotherRelease } from '../site/another-release.ts';
import { appNames } from '../site/applications.ts';
import { root } from '../site/root.ts';
import { release } from './command.ts';
import { temporaryFolder, tinyArtifact, tinySite } from './tiny-site.ts';

// The real pages are composed several times.
vi.setConfig({ testTimeout: 120_000 });

const build = { inputs: '0123456789abcdef', commit: 'c0ffee00'.repeat(5), changed: true };
const options = { composer: 'tests', author: { who: 'A tester <tester@example.com>', why: 'a test' } };
let place: Awaited<ReturnType<typeof temporaryFolder>>;
let store: string;
let first: Artifact;
let bad: Artifact;

beforeAll(async () => {
  place = await temporaryFolder();
  store = join(place.folder, 'store');
  const storage = new FileStorage(store);
  const site = await tinySite(place.folder);
  first = site.find(({ app }) => app === 'marvel') as Artifact;
  await publish(storage, site, options);
  const two = await tinyArtifact(place.folder, { app: 'marvel', text: 'two' });
  bad = await tinyArtifact(place.folder, { app: 'marvel', text: 'bad' });
  await publish(storage, [{ ...two, build }], options);
  await publish(storage, [bad], options);
  await rollbackApps(storage, ['marvel'], options);
}, 60_000);
afterAll(() => place.remove());

const printed = async (...words: string[]) => (await release([...words, '--store', store])).stdout;
const json = async (...words: string[]) => JSON.parse(await printed(...words, '--json')) as unknown;

describe('what the history says', () => {
  it('is a table of releases, commits, ages, people and reasons', async () => {
    const text = await printed('history');
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
    expect(text).toMatch(/^4 +(now|\d+ seconds? ago) +rollback marvel +[0-9a-f]{8} +A tester +a test/m);
    expect(text).toMatch(/^2 .*publish marvel +[0-9a-f]{8} +c0ffee00\+ +A tester/m);
    expect(text).toMatch(/^ +snapshot +[0-9a-f]{8}$/m);
    expect(text).toContain('+ with changes that were not committed');
  });

  it('has exact times and whole names as JSON', async () => {
    const [newest] = (await json('history')) as { when: string; who: string }[];
    expect(newest).toMatchObject({ who: options.author.who, when: expect.stringMatching(/^\d{4}-.*Z$/) });
  });

  it('is the state of every application', async () => {
    const text = await printed('status');
    const live = await readLive(new FileStorage(store));
    for (const app of appNames)
      expect(text).toMatch(new RegExp(`^${app} +${live?.releases[app]} +(now|\\d+ seconds? ago)`, 'm'));
  });

  it('lists what rollback --to takes', async () => {
    const live = (await readLive(new FileStorage(store)))?.releases.marvel;
    expect(await json('releases', 'marvel')).toMatchObject([
      { release: live, until: null, left: false, stored: true, build, who: options.author.who },
      { release: bad.release, until: expect.any(String), left: true, build: null },
      { release: first.release, left: false },
    ]);
    const text = await printed('releases', 'marvel');
    expect(text).toMatch(new RegExp(`^${bad.release} .* left by a rollback$`, 'm'));
    expect(text).toMatch(/c0ffee00\+ .* live$/m);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  it('tells which releases are not stored any more', async () => {
    const copy = join(place.folder, 'copy');
    await cp(store, copy, { recursive: true });
    await new FileStorage(copy).remove(`releases/marvel/${first.release}/manifest.json`);
    const { stdout } = await release(['releases', 'marvel', '--store', copy]);
    expect(stdout).toMatch(new RegExp(`^${first.release} .*not stored`, 'm'));
  });
});

describe('what people wrote', () => {
  const evil = 'ok\u001b[2J\u001b]0;title\u0007\n99  now  publish shell  \u202ereversed\u061c\u009b';
  const steering = /[^\n\P{Cc}]|[\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
  let hostile: string;

  beforeAll(async () => {
    hostile = join(place.folder, 'hostile');
    await cp(store, hostile, { recursive: true });
    await lock(new FileStorage(hostile), { who: evil, why: evil });
  });

  it.each([
    ['history'],
    ['history', '--json'],
    ['status'],
    ['status', '--json'],
    ['publish', 'marvel', '--artifact', 'bad'],
    ['rollback', 'marvel', '--json'],
    ['unlock', 'a reason'],
  ])('cannot steer a terminal or begin a line: %s %s %s', async (...words) => {
    const args = words.map((word) => ({ bad: bad.folder, 'a reason': evil })[word] ?? word);
    const { stdout, stderr } = await release([...args, '--store', hostile]);
    expect(`${stdout}${stderr}`).toContain('\\u001b[2J');
    expect(`${stdout}${stderr}`).not.toMatch(steering);
    if (!words.includes('--json')) expect(`${stdout}${stderr}`).not.toMatch(/^99 /m);
    else expect(stdout).toContain('\\u202e');
  });
});

describe('a difference', () => {
  it('is told by what changed: the content of pages, their code, or the release that they name', async () => {
    const storage = new MemoryStorage();
    const site = await Promise.all(
      appNames.map((app) => readArtifact(app, join(root, app === 'shell' ? app : `remote-${app}`, 'dist'))),
    );
    await publish(storage, site, options);
    await publish(
      storage,
      [await withFile('client/data/marvel/characters.json', (text) => text.replace('"data":{', '"data":{"new":1,'))],
      options,
    );
    await publish(
      storage,
      site.filter(({ app }) => app === 'marvel'),
      options,
    );
    await publish(storage, [await anotherRelease('marvel', place.folder, 'other code')], options);
    await publish(
      storage,
      site.filter(({ app }) => app === 'marvel'),
      options,
    );
    await publish(storage, [await withFile('client/art/hulk.svg', (text) => `${text} `)], options);

    const changed = async (from: string, to: string, change: string) =>
      (await diff(storage, from, to)).files.filter((file) => file.change === change).map(({ path }) => path);
    const pages = site
      .flatMap(({ app, manifest }) => (app === 'marvel' && 'pages' in manifest ? manifest.pages : []))
      .map(({ path }) => path);

    expect(await changed('1', '2', 'content')).toEqual(['/marvel/characters']);
    expect(await changed('1', '2', 'code')).toEqual([]);
    expect(await changed('1', '2', 'release')).toEqual(
      [...pages.filter((path) => path !== '/marvel/characters'), '/registry.json'].sort(),
    );
    expect(await changed('3', '4', 'content')).toEqual([]);
    expect(await changed('3', '4', 'code')).toEqual(pages.sort());
    expect(await changed('5', '6', 'content')).toContain('/characters/hulk');
    expect(await changed('5', '6', 'content')).not.toContain('/characters/thor');
  });
});

/** Marvel's artifact with one file changed. */
async function withFile(file: string, change: (text: string) => string): Promise<Artifact> {
  const folder = await mkdtemp(join(place.folder, 'changed-'));
  await cp(join(root, 'remote-marvel/dist'), folder, { recursive: true });
  const { manifest } = await readArtifact('marvel', folder);
  const put = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    manifest.files[name] = { bytes: Buffer.byteLength(text), integrity: integrityOf(Buffer.from(text)) };
  };
  await put(file, change(await readFile(join(folder, file), 'utf8')));
  for (const [list, text] of integrityListsOf(manifest)) await put(`client/${list}`, text);
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return readArtifact('marvel', folder);
}
