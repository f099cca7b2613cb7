import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { FileStorage, readLive } from '../../delivery/index.ts';
import { release } from './command.ts';
import { copyOfStore, useOwnSite } from './set-up.ts';

// Each is a process or more, and all share the cores.
vi.setConfig({ testTimeout: 60_000, maxConcurrency: 4 });

const own = useOwnSite();
let base: string;
let artifact: string[];

beforeAll(async () => {
  base = join(own.folder, 'base');
  await own.putInto(new FileStorage(base));
  artifact = ['marvel', '--artifact', (await own.marvel({ text: 'one & more' })).folder];
});

const store = () => copyOfStore(base);
const generationOf = async (folder: string) => (await readLive(new FileStorage(folder)))?.generation;

describe.concurrent('the changes of a release', () => {
  it.each([
    ['check', 'marvel: would be live.', 1],
    ['preview', 'make the preview live:', 1],
    ['publish', 'Generation 2: publish marvel', 2],
  ])('are printed by %s, then its result', async (verb, last, generation) => {
    const folder = await store();
    const { code, stdout } = await release([verb, ...artifact, '--store', folder]);
    expect(code).toBe(0);
    expect(stdout).toContain('Words\n  /characters/thor and 1 more\n    − one{}\n    + one & more{}\n');
    expect(stdout.indexOf(last)).toBeGreaterThan(stdout.indexOf('Words'));
    expect(await generationOf(folder)).toBe(generation);
  });

  it('are what diff prints afterwards', async () => {
    const folder = await store();
    const published = await release(['publish', ...artifact, '--store', folder]);
    const { code, stdout } = await release(['diff', '1', '2', '--store', folder]);
    expect([code, stdout.trim()]).toEqual([0, published.stdout.split('\n\nGeneration')[0]]);
  });

  it('are printed of a preview as it is published', async () => {
    const folder = await store();
    const made = await release(['preview', ...artifact, '--store', folder, '--json']);
    const { preview, changes } = JSON.parse(made.stdout) as { preview: { id: string }; changes: object };
    const { code, stdout } = await release(['publish', '--preview', preview.id, '--store', folder, '--json']);
    expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ changed: true, changes })]);
  });

  it.each(['check', 'publish'])('are written as a page by %s --html', async (verb) => {
    const folder = await store();
    const file = join(folder, '../', `${verb}.html`);
    const { code } = await release([verb, ...artifact, '--store', folder, '--html', file]);
    expect(code).toBe(0);
    expect(await readFile(file, 'utf8')).toContain('<ins> &amp; more</ins>');
    expect((await readdir(join(folder, '..'))).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  it.each([
    ['in a folder that is not there', 'nowhere/changes.html', /nowhere does not exist\. Make it first/],
    ['that is a folder', '.', /this is a folder\. Name a file in it/],
  ])('are not written to a file %s, and nothing is published', async (_what, name, words) => {
    const folder = await store();
    const { code, stdout, stderr } = await release([
      'publish',
      ...artifact,
      '--store',
      folder,
      '--html',
      join(folder, name),
    ]);
    expect([code, stdout, stderr]).toEqual([1, '', expect.stringMatching(words)]);
    expect(await generationOf(folder)).toBe(1);
  });

  it('are not computed of a damaged site, which a release may replace all the same', async () => {
    const folder = await store();
    await rm(join(folder, 'parts'), { recursive: true });
    await mkdir(join(folder, 'parts'));
    const { code, stderr } = await release(['publish', ...artifact, '--store', folder]);
    expect([code, stderr]).toEqual([
      0,
      expect.stringMatching(/^The changes could not be computed\. parts\/.* is missing/),
    ]);
    expect(await generationOf(folder)).toBe(2);
    const again = await release(['diff', '1', '2', '--store', folder]);
    expect([again.code, again.stdout]).toEqual([1, '']);
  });
});
