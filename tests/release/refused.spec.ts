import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Artifact, FileStorage, publish, RefusedError } from '../../delivery/index.ts';
import { release } from './command.ts';
import { contentOf, refusedArtifacts } from './refused-artifacts.ts';
import { renderHere } from './render-here.ts';
import { temporaryFolder, tinyArtifact, tinySite } from './tiny-site.ts';

const options = { composer: 'tests', author: { who: 'A tester', why: 'a test' }, startUnconfined: renderHere };
let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
let site: Artifact[];

beforeAll(async () => {
  temporary = await temporaryFolder();
  site = await tinySite(temporary.folder);
});
afterAll(() => temporary.remove());

let stores = 0;
async function storeOf(artifacts: readonly Artifact[]): Promise<FileStorage> {
  stores += 1;
  const storage = new FileStorage(join(temporary.folder, `store-${stores}`));
  await publish(storage, artifacts, options);
  return storage;
}

const page = (body: string) => ({ 'server/LandingPage.mjs': `export default () => { ${body} };` });

describe('a refused artifact', () => {
  it.each(refusedArtifacts)('stores nothing if refused because of %s', async (_name, fault) => {
    const storage = await storeOf(site);
    const before = await contentOf(storage);
    const bad = await tinyArtifact(temporary.folder, { app: 'marvel', text: 'bad', ...fault });
    await expect(publish(storage, [bad], options)).rejects.toThrow(RefusedError);
    expect(await contentOf(storage)).toEqual(before);
  });

  it('stores nothing of another one that is published together with it', async () => {
    const storage = await storeOf(site);
    const before = await contentOf(storage);
    const good = await tinyArtifact(temporary.folder, { app: 'pokemon', text: 'good' });
    const bad = await tinyArtifact(temporary.folder, {
      app: 'marvel',
      files: page('throw new Error("no such card");'),
    });
    await expect(publish(storage, [good, bad], options)).rejects.toThrow(RefusedError);
    expect(await contentOf(storage)).toEqual(before);
  });

  it('stores nothing before there is a whole site', async () => {
    const storage = await storeOf(site.filter(({ app }) => app === 'shell'));
    const before = await contentOf(storage);
    const bad = await tinyArtifact(temporary.folder, {
      app: 'marvel',
      files: { 'client/a.css': 'header{display:none}' },
    });
    await expect(publish(storage, [bad], options)).rejects.toThrow(/a\.css has the selector header/);
    expect(await contentOf(storage)).toEqual(before);
  });

  it('stores nothing if the process is killed while it checks', async () => {
    const storage = await storeOf(site);
    const before = await contentOf(storage);
    const files = page(`process.kill(process.ppid, 'SIGKILL'); return '';`);
    const bad = await tinyArtifact(temporary.folder, { app: 'marvel', files });
    const { code } = await release(['publish', 'marvel', '--artifact', bad.folder, '--store', storage.address], {
      env: { ...process.env, TMPDIR: temporary.folder },
    });
    expect(code).not.toBe(0);
    expect(await contentOf(storage)).toEqual(before);
  });
});
