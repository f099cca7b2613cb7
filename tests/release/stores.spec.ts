import { existsSync } from 'node:fs';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Artifact, FileStorage, freeze, publish, readLive } from '../../delivery/index.ts';
import { commandLine, release, run } from './command.ts';
import { renderHere } from './render-here.ts';
import { temporaryFolder, tinyArtifact, tinySite } from './tiny-site.ts';

// Each is a process or more, and all share the cores.
vi.setConfig({ testTimeout: 60_000, maxConcurrency: 4 });

const options = { composer: 'tests', author: { who: 'A tester', why: 'a test' }, startUnconfined: renderHere };
let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
let site: Artifact[];

beforeAll(async () => {
  temporary = await temporaryFolder();
  site = await tinySite(temporary.folder);
});
afterAll(() => temporary.remove());

const folderOf = (app: string) => site.find((artifact) => artifact.app === app)?.folder ?? '';
const json = async (...args: string[]) => {
  const { code, stdout } = await release([...args, '--json']);
  return { code, result: JSON.parse(stdout) as unknown };
};

const verbs = [
  ['publish', 'marvel', '--artifact', 'MARVEL'],
  ['check', 'marvel', '--artifact', 'MARVEL'],
  ['rollback', 'marvel'],
  ['rollback', '--snapshot', '0123456789abcdef'],
  ['status'],
  ['history'],
  ['diff', '1', '2'],
  ['verify'],
  ['copy', '--to', 'elsewhere'],
  ['prune'],
  ['freeze', 'Incident 7'],
  ['unfreeze'],
];

describe.concurrent('a folder that is not a store', () => {
  it.each(verbs)('is refused by %s, and left unchanged', async (...words) => {
    const args = words.flatMap((word) => (word === 'MARVEL' ? folderOf('marvel') : (word ?? [])));
    const folder = join(temporary.folder, `missing-${words[0]}`);
    const { code, stdout, stderr } = await release([...args, '--store', folder]);
    expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining(`${folder} is not a store`)]);
    expect(stderr).toMatch(/Check --store.*--create/);
    expect(existsSync(folder)).toBe(false);
  });

  it('is refused although it exists', async () => {
    const folder = await mkdtemp(join(temporary.folder, 'other-'));
    await writeFile(join(folder, 'notes.txt'), 'mine');
    const { code, stderr } = await release(['freeze', 'Incident 7', '--store', folder]);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`${folder} is not a store`)]);
    expect(await readdir(folder)).toEqual(['notes.txt']);
  });

  it('is refused by export and serve', async () => {
    const missing = join(temporary.folder, 'missing-export');
    const [exportProgram, ...exporting] = commandLine('export');
    const [serveProgram, ...serve] = commandLine('serve');
    const out = join(temporary.folder, 'out');
    for (const ended of [
      await run(exportProgram, [...exporting, 'nginx', '--out', out, '--store', missing]),
      await run(serveProgram, [...serve, '--port', '0', '--store', missing]),
    ]) {
      expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining(`${missing} is not a store`) });
    }
    expect([existsSync(missing), existsSync(out)]).toEqual([false, false]);
  });
});

describe.concurrent('a new store', () => {
  it('is made by --create, which ends with 5 until there are the shell and a remote', async () => {
    const folder = join(temporary.folder, 'new');
    const shell = ['shell', '--artifact', folderOf('shell'), '--store', folder];
    const missing = ['marvel', 'pokemon', 'starwars', 'editorial'].map((app) => ({ app }));
    expect(await json('check', ...shell, '--create')).toMatchObject({
      code: 5,
      result: { outcome: 'not live', missing },
    });
    expect(existsSync(folder)).toBe(false);
    expect(await json('publish', ...shell, '--create')).toMatchObject({ code: 5, result: { changed: true } });
    const status = await release(['status', '--store', folder]);
    expect(status.stdout).toContain(
      'Not live: there is no site until the shell and at least one remote are published.',
    );
    const some = site.filter(({ app }) => app === 'marvel' || app === 'pokemon');
    await publish(new FileStorage(folder), some, options);
    for (const args of [['status'], ['publish', ...shell.slice(0, 3)]]) {
      const { code, stdout } = await release([...args, '--store', folder]);
      expect(code).toBe(0);
      expect(stdout.replaceAll(/\s+/g, ' ')).toMatch(
        /Missing: starwars has no release\. Until it is published, its pages answer 404: \/star-wars, \/characters\/:slug\. Missing: editorial has no release/,
      );
    }
  });
});

describe.concurrent('check', () => {
  it('reports that releases are frozen, or that the gate would refuse anyway', async () => {
    const folder = join(temporary.folder, 'frozen');
    await publish(new FileStorage(folder), site, options);
    const before = await readLive(new FileStorage(folder));
    const next = await tinyArtifact(temporary.folder, { app: 'marvel', text: 'two' });
    const bad = await tinyArtifact(temporary.folder, { app: 'marvel', characters: [] });
    const check = (artifact: Artifact) => json('check', 'marvel', '--artifact', artifact.folder, '--store', folder);
    await freeze(new FileStorage(folder), { who: 'Ops', why: 'Incident 7' });
    expect(await check(next)).toEqual({ code: 3, result: { error: expect.stringContaining('Incident 7') } });
    expect(await check(bad)).toMatchObject({ code: 2, result: { reasons: [expect.stringContaining('thor')] } });
    expect((await readLive(new FileStorage(folder)))?.snapshot).toBe(before?.snapshot);
  });
});
