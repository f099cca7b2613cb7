import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Artifact, FileStorage, type Preview, publish, readLive } from '../../delivery/index.ts';
import { root } from '../site/root.ts';
import { release } from './command.ts';
import { filesOfRelease } from './keys-of-release.ts';
import { copyOfStore, options, useOwnFolder } from './set-up.ts';
import { tinyArtifact, tinySite } from './tiny-site.ts';

// Each is a process or more, and all share the cores.
vi.setConfig({ testTimeout: 60_000, maxConcurrency: 4 });

const own = useOwnFolder();
let base: string;
let next: Artifact;
let bad: Artifact;

beforeAll(async () => {
  base = join(own.folder, 'base');
  const storage = new FileStorage(base);
  await publish(storage, await tinySite(own.folder), options);
  await publish(storage, [await tinyArtifact(own.folder, { app: 'marvel', text: 'two' })], options);
  next = await tinyArtifact(own.folder, { app: 'marvel', text: 'next' });
  bad = await tinyArtifact(own.folder, {
    app: 'marvel',
    change: (manifest) => ({ ...manifest, signatures: { page: 'ffffffff' } }),
  });
});

/** A store of its own, with two generations. */
const store = () => copyOfStore(base);

/** Runs a command with --json: its exit code, and the one document that it printed. */
async function json(folder: string, ...args: string[]) {
  const { code, stdout } = await release([...args, '--store', folder, '--json']);
  return { code, result: JSON.parse(stdout) as unknown };
}

/** The sandbox in the JSON results of verbs. */
const sandbox = process.platform === 'linux' ? expect.stringMatching(/bubblewrap|unshare/) : null;
const exitCodes =
  '0 done or nothing to do, 1 failed, 2 refused by the gate, 3 releases are frozen, 4 stored files are damaged, 5 not live: there is no site yet, 6 a guard has rolled back';
const verbs =
  'publish preview previews check rollback status history releases diff verify copy prune freeze unfreeze'.split(' ');

describe.concurrent('release', () => {
  it.each([[], ...verbs.map((verb) => [verb])])('%s --help prints the usage', async (...words) => {
    const { code, stdout } = await release([...words, '--help']);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^Usage: npm run release -- /)]);
    expect(stdout).toContain(words.length > 0 ? '--json' : exitCodes);
  });

  it.each<[string[], object]>([
    [['status'], { generation: 2, frozen: null }],
    [['history', '--limit', '1'], [{ generation: 2 }]],
    [['diff', '1', '2'], { apps: [{ app: 'marvel' }] }],
    [['verify'], { faults: [] }],
    [['rollback', 'marvel'], { changed: true, live: { generation: 3, action: 'rollback' }, sandbox }],
    [['freeze', 'a test'], { changed: true, live: { frozen: { why: 'a test' } } }],
    [['unfreeze'], { changed: false }],
    [
      ['prune', '--keep', '1', '--days', '0', '--dry-run'],
      { removed: [], removable: expect.arrayContaining([expect.any(String)]) },
    ],
    [['prune', '--keep', '1', '--days', '0'], { removed: expect.arrayContaining([expect.any(String)]) }],
  ])('%j ends with 0 and prints one document', async (words, expected) => {
    expect(await json(await store(), ...words)).toMatchObject({ code: 0, result: expected });
  });

  it('check and publish end with 0, and publishing the same again changes nothing', async () => {
    const folder = await store();
    const artifact = ['marvel', '--artifact', next.folder];
    const changes = { apps: [{ app: 'marvel', to: next.release }], pages: expect.any(Array), files: expect.any(Array) };
    const changesAndSandbox = { changes, sandbox };
    const live = { outcome: 'live', missing: [], ...changesAndSandbox };
    expect(await json(folder, 'check', ...artifact)).toMatchObject({ code: 0, result: live });
    expect(await json(folder, 'publish', ...artifact, '--message', 'new words')).toMatchObject({
      code: 0,
      result: {
        changed: true,
        live: { generation: 3, why: 'new words', releases: { marvel: next.release } },
        ...changesAndSandbox,
      },
    });
    expect(await json(folder, 'publish', ...artifact)).toMatchObject({
      code: 0,
      result: { changed: false, repaired: 0 },
    });
    const unchanged = {
      outcome: 'unchanged',
      missing: [],
      changes: { apps: [], lostFallbacks: [], pages: [], moved: [], files: [] },
      sandbox,
    };
    expect(await json(folder, 'check', ...artifact)).toEqual({ code: 0, result: unchanged });
  });

  it('the reason is the commit’s that the artifact was built from, not that of this checkout', async () => {
    const { folder } = await tinyArtifact(own.folder, { app: 'marvel', text: 'committed' });
    const build = { inputs: '0123456789abcdef', commit: 'c0ffee00'.repeat(5), subject: 'Add Storm', changed: false };
    await writeFile(join(folder, 'build.json'), JSON.stringify(build));
    expect(await json(await store(), 'publish', 'marvel', '--artifact', folder)).toMatchObject({
      code: 0,
      result: { live: { why: 'Add Storm', builds: { marvel: build } } },
    });
  });

  it('preview prints its address, previews lists it, and publish --preview makes it live', async () => {
    const folder = await store();
    const host = ['--preview-host', '*.preview.example.com'];
    const made = await json(folder, 'preview', 'marvel', '--artifact', next.folder, '--expires', '3d', ...host);
    const { preview, address } = made.result as { preview: Preview; address: string };
    expect(made.result).toMatchObject({ sandbox });
    expect([made.code, address]).toEqual([0, `https://${preview.id}.preview.example.com`]);
    expect(Date.parse(preview.expires) - Date.parse(preview.when)).toBe(3 * 24 * 60 * 60 * 1000);
    const listed = [{ id: preview.id, apps: ['marvel'], base: { generation: 2 }, outdated: false }];
    expect(await json(folder, 'previews')).toMatchObject({ code: 0, result: listed });
    expect(await json(folder, 'publish', '--preview', preview.id, '--message', 'as seen')).toMatchObject({
      code: 0,
      result: { changed: true, live: { generation: 3, why: 'as seen', snapshot: preview.snapshot } },
    });
    expect(await json(folder, 'previews')).toEqual({ code: 0, result: [] });
  });

  it.each<[string, string[]]>([
    ['a verb that is none', ['deploy']],
    ['a number that is none', ['history', '--limit', 'many']],
    ['an artifact for two', ['check', 'marvel', 'pokemon', '--artifact', '.']],
    ['an artifact that is not there', ['check', 'marvel', '--artifact', '/nowhere']],
    ['neither applications nor a preview', ['publish']],
    ['both', ['publish', 'marvel', '--preview', 'ffffffffffffffff']],
    ['a preview that is not there', ['publish', '--preview', 'ffffffffffffffff']],
    ['a preview of nothing that is there', ['preview', 'zeus']],
    ['a preview with no end', ['preview', 'marvel', '--artifact', '.', '--expires', 'never']],
    ['a snapshot that is not there', ['rollback', '--snapshot', 'ffffffffffffffff']],
  ])('%s ends with 1, and leaves the store unchanged', async (_what, words) => {
    const folder = await store();
    const { code, stdout, stderr } = await release([...words, '--store', folder]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.trim()).not.toBe('');
    expect(stderr).not.toMatch(/\n {4}at /);
    expect(await readLive(new FileStorage(folder))).toEqual(await readLive(new FileStorage(base)));
  });

  it.each(['check', 'preview', 'publish'])('%s ends with 2 when the gate refuses, with the reasons', async (verb) => {
    const result = { reasons: [expect.stringContaining('uses page of the contract')] };
    expect(await json(await store(), verb, 'marvel', '--artifact', bad.folder)).toMatchObject({ code: 2, result });
  });

  it('ends with 3 while releases are frozen', async () => {
    const folder = await store();
    await release(['freeze', 'Incident 7', '--store', folder]);
    const result = { error: expect.stringContaining('Incident 7') };
    expect(await json(folder, 'publish', 'marvel', '--artifact', next.folder)).toMatchObject({ code: 3, result });
    expect(await json(folder, 'rollback', 'marvel')).toMatchObject({ code: 3, result });
  });

  it('verify ends with 4 when a file is damaged, and names it', async () => {
    const folder = await store();
    const storage = new FileStorage(folder);
    const { marvel = '' } = (await readLive(storage))?.releases ?? {};
    const { 'client/remoteEntry.js': key = '' } = await filesOfRelease(storage, 'marvel', marvel);
    await writeFile(join(folder, key), '// other');
    const result = { faults: [expect.stringContaining(key)] };
    expect(await json(folder, 'verify')).toMatchObject({ code: 4, result });
  });
});

it('every exit code is explained in the operations guide, and no other', async () => {
  const guide = await readFile(join(root, 'docs/operations.md'), 'utf8');
  const explained = [...guide.matchAll(/^\| (\d+) +\| \S/gm)].map(([, code]) => code);
  expect(explained).toEqual([...exitCodes.matchAll(/\d+/g)].map(([code]) => code));
});
