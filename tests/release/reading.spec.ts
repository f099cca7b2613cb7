import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Artifact, FileStorage, freeze, publish, readLive, rollbackApps } from '../../delivery/index.ts';
import { appNames } from '../site/applications.ts';
import { release } from './command.ts';
import { renderHere } from './render-here.ts';
import { useOwnFolder } from './set-up.ts';
import { tinyArtifact, tinySite } from './tiny-site.ts';

// Each is a process or more.
vi.setConfig({ testTimeout: 60_000 });

const build = { inputs: '0123456789abcdef', commit: 'c0ffee00'.repeat(5), changed: true };
const options = {
  composer: 'tests',
  author: { who: 'A tester <tester@example.com>', why: 'a test' },
  startUnconfined: renderHere,
};
const own = useOwnFolder();
let store: string;
let first: Artifact;
let bad: Artifact;

beforeAll(async () => {
  store = join(own.folder, 'store');
  const storage = new FileStorage(store);
  const site = await tinySite(own.folder);
  first = site.find(({ app }) => app === 'marvel') as Artifact;
  await publish(storage, site, options);
  const two = await tinyArtifact(own.folder, { app: 'marvel', text: 'two' });
  bad = await tinyArtifact(own.folder, { app: 'marvel', text: 'bad' });
  await publish(storage, [{ ...two, build }], options);
  await publish(storage, [bad], options);
  await rollbackApps(storage, ['marvel'], options);
}, 60_000);

const printed = async (...words: string[]) => (await release([...words, '--store', store])).stdout;
const json = async (...words: string[]) => JSON.parse(await printed(...words, '--json')) as unknown;

describe('the history', () => {
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

  it('lists the values for rollback --to', async () => {
    const live = (await readLive(new FileStorage(store)))?.releases.marvel;
    expect(await json('releases', 'marvel')).toMatchObject([
      { release: live, until: null, left: false, stored: true, build, who: options.author.who },
      { release: bad.release, until: expect.any(String), left: true, build: null },
      { release: first.release, left: false },
    ]);
    const text = await printed('releases', 'marvel');
    expect(text).toMatch(new RegExp(`^${bad.release} .* rolled back$`, 'm'));
    expect(text).toMatch(/c0ffee00\+ .* live$/m);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100);
  });

  it('marks the releases that are not stored any more', async () => {
    const copy = join(own.folder, 'copy');
    await cp(store, copy, { recursive: true });
    await new FileStorage(copy).remove(`releases/marvel/${first.release}.json`);
    const { stdout } = await release(['releases', 'marvel', '--store', copy]);
    expect(stdout).toMatch(new RegExp(`^${first.release} .*not stored`, 'm'));
  });
});

describe('text of people', () => {
  const evil = 'ok\u001b[2J\u001b]0;title\u0007\n99  now  publish shell  \u202ereversed\u061c\u009b';
  const steering = /[^\n\P{Cc}]|[\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
  let hostile: string;

  beforeAll(async () => {
    hostile = join(own.folder, 'hostile');
    await cp(store, hostile, { recursive: true });
    await freeze(new FileStorage(hostile), { who: evil, why: evil });
  });

  it.each([
    ['history'],
    ['history', '--json'],
    ['status'],
    ['status', '--json'],
    ['publish', 'marvel', '--artifact', 'bad'],
    ['rollback', 'marvel', '--json'],
    ['unfreeze', 'a reason'],
  ])('cannot steer a terminal or begin a line: %s %s %s', async (...words) => {
    const args = words.map((word) => ({ bad: bad.folder, 'a reason': evil })[word] ?? word);
    const { stdout, stderr } = await release([...args, '--store', hostile]);
    expect(`${stdout}${stderr}`).toContain('\\u001b[2J');
    expect(`${stdout}${stderr}`).not.toMatch(steering);
    if (!words.includes('--json')) expect(`${stdout}${stderr}`).not.toMatch(/^99 /m);
    else expect(stdout).toContain('\\u202e');
  });
});
