import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Artifact, FileStorage, type Preview, publish, readLive } from '../../delivery/index.ts';
import { commandLine, run } from './command.ts';
import { copyOfStore, options, useOwnFolder } from './set-up.ts';
import { tinyArtifact, tinySite } from './tiny-site.ts';
import { canForbid, forbidding } from './without-namespaces.ts';

vi.setConfig({ testTimeout: 60_000 });

const isWithout = process.platform !== 'linux';

const own = useOwnFolder();
let base: string;
let next: Artifact;

beforeAll(async () => {
  base = join(own.folder, 'base');
  await publish(new FileStorage(base), await tinySite(own.folder), options);
  next = await tinyArtifact(own.folder, { app: 'marvel', text: 'next' });
});

/** Runs a verb of `npm run release` where there is no sandbox. */
const release = (...words: string[]) => {
  const command = [...commandLine('release'), ...words];
  const [program = '', ...args] = isWithout ? command : [...forbidding, ...command];
  return run(program, args);
};

describe.runIf(canForbid || isWithout)('where the system has no sandbox', () => {
  it.each(['check', 'preview', 'publish'])('%s refuses an artifact from outside, with the remedy', async (verb) => {
    const store = await copyOfStore(base);
    const { code, stderr } = await release(verb, 'marvel', '--artifact', next.folder, '--store', store);
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^shell, editorial, marvel, pokemon, starwars: code that this checkout did not build is rendered in a sandbox only/,
    );
    expect(stderr).toMatch(/docs\/operations\.md#the-sandbox.* --no-sandbox/s);
    expect(await readLive(new FileStorage(store))).toEqual(await readLive(new FileStorage(base)));
  });

  it('--require-sandbox ends with an error', async () => {
    const store = await copyOfStore(base);
    const artifact = ['marvel', '--artifact', next.folder, '--store', store];
    const { code, stderr } = await release('check', ...artifact, '--require-sandbox');
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^--require-sandbox: this system has no sandbox\. \S/)]);
  });

  it('--no-sandbox renders it, and check, publish and rollback report it', async () => {
    const store = await copyOfStore(base);
    const artifact = ['marvel', '--artifact', next.folder, '--store', store, '--no-sandbox'];
    const notice = 'Sandbox: none, because of --no-sandbox.';
    expect(await release('check', ...artifact)).toMatchObject({ code: 0, stdout: expect.stringContaining(notice) });
    expect(await release('publish', ...artifact)).toMatchObject({ code: 0, stdout: expect.stringContaining(notice) });
    const back = await release('rollback', 'marvel', '--store', store, '--no-sandbox');
    expect(back).toMatchObject({ code: 0, stdout: expect.stringContaining(notice) });
  });

  it('a preview that another machine has rendered can be published', async () => {
    const store = await copyOfStore(base);
    const elsewhere = [
      ...commandLine('release'),
      'preview',
      'marvel',
      '--artifact',
      next.folder,
      '--store',
      store,
      '--json',
    ];
    const [program = '', ...args] = isWithout ? [...elsewhere, '--no-sandbox'] : elsewhere;
    const { preview } = JSON.parse((await run(program, args)).stdout) as { preview: Preview };
    const { code, stdout } = await release('publish', '--preview', preview.id, '--store', store, '--json');
    const live = { snapshot: preview.snapshot };
    expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ live: expect.objectContaining(live) })]);
  });

  it('a rollback that composes nothing works, and reports that there is none', async () => {
    const store = await copyOfStore(base);
    // Composed by the same commands that the rollback uses, once for each release.
    const all = ['--store', store, '--no-sandbox'];
    await release('publish', 'marvel', '--artifact', next.folder, ...all);
    await release('rollback', 'marvel', ...all);
    await release('publish', 'marvel', '--artifact', next.folder, ...all);
    const { code, stdout } = await release('rollback', 'marvel', '--store', store, '--json');
    expect([code, JSON.parse(stdout)]).toEqual([0, expect.objectContaining({ changed: true, sandbox: null })]);
  });
});
