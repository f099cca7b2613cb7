import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'tar';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type Artifact,
  FileStorage,
  kindsOfWalls,
  publish,
  readLive,
  setSigners,
  verify,
} from '../../delivery/index.ts';
import { root } from '../site/root.ts';
import { commandLine, release, run } from './command.ts';
import { options, useOwnFolder } from './set-up.ts';
import { makeKey as makeSigner } from './signing-keys.ts';
import { publishedFile, tinyArtifact, tinySite } from './tiny-site.ts';
import { canForbid, forbidding } from './without-namespaces.ts';

// An intake as operators start it, and the command of the kit as teams type it.

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const own = useOwnFolder();
let store: FileStorage;
let keys: string;
/** The folder of the intake for temporary files. */
let temporary: string;
let key: string;
let intake: ChildProcess;
let address: string;
let logged = '';

beforeAll(async () => {
  store = new FileStorage(join(own.folder, 'store'));
  temporary = join(own.folder, 'temporary');
  await mkdir(temporary);
  keys = join(own.folder, 'keys/intake.json');
  await publish(store, await tinySite(own.folder), options);
  key = await makeKey('marvel');
});
beforeAll(async () => {
  if (kindsOfWalls().length > 0) await startIntake();
});
afterAll(async () => {
  intake?.kill('SIGTERM');
  if (intake?.exitCode === null) await once(intake, 'exit');
});

async function makeKey(app: string): Promise<string> {
  const { code, stdout, stderr } = await release(['intake', '--keys', keys, '--new-key', app, '--json']);
  expect(code, stderr).toBe(0);
  return (JSON.parse(stdout) as { key: string }).key;
}

async function startIntake(more: NodeJS.ProcessEnv = {}): Promise<void> {
  const [program, ...args] = commandLine('release');
  const place = ['--store', store.address, '--keys', keys, '--port', '0', '--preview-host', '*.preview.example.com'];
  intake = spawn(program, [...args, 'intake', ...place], {
    env: { ...process.env, TMPDIR: temporary, ...more },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const before = logged.length;
  address = await new Promise<string>((resolve, reject) => {
    intake.once('exit', () => reject(new Error(`The intake ended: ${logged}`)));
    intake.stdout?.on('data', (chunk: Buffer) => {
      logged += chunk.toString();
      const found = /The intake is at (http:\S+)/.exec(logged.slice(before))?.[1];
      if (found) resolve(found);
    });
  });
}

/** The folder of a team's repository, as far as publishing needs it, with a packed artifact. */
async function repository(artifact: Artifact, { name = 'marvel', subject = '' } = {}): Promise<string> {
  const folder = await mkdtemp(join(own.folder, 'team-'));
  const declaration = { name, label: name, owner: name, port: 5180, patterns: [`/${name}`], franchise: null };
  await writeFile(join(folder, 'remote.json'), JSON.stringify(declaration));
  const build = { inputs: '0123456789abcdef', commit: 'c0ffee00'.repeat(5), subject, changed: false };
  if (subject) await writeFile(join(artifact.folder, 'build.json'), JSON.stringify(build));
  await create({ gzip: true, cwd: artifact.folder, file: join(folder, `${name}.tgz`) }, ['.']);
  return folder;
}

/** Types `mint-row-kit publish`, from the sources of the kit. */
function kitPublish(folder: string, ...words: string[]) {
  const args = ['--import', import.meta.resolve('tsx'), join(root, 'shared/cli/kit.ts'), 'publish', '--to', address];
  return run(process.execPath, [...args, ...words], {
    cwd: folder,
    env: { ...process.env, MINT_ROW_PUBLISH_KEY: key },
  });
}

const marvel = (artifact: Partial<Parameters<typeof tinyArtifact>[1]>) =>
  tinyArtifact(own.folder, { app: 'marvel', ...artifact });

describe.runIf(kindsOfWalls().length > 0)('an intake with a sandbox', () => {
  it('publishes what a team sends, with the reason and the commit of its repository', async () => {
    const artifact = await marvel({ text: 'two' });
    const team = await repository(artifact, { subject: 'Add two debuts' });
    const { code, stdout, stderr } = await kitPublish(team);
    expect(code, stderr).toBe(0);
    expect(stdout).toMatch(/Generation 2: publish marvel, .*: Add two debuts[\s\S]*commit c0ffee00[\s\S]*Sandbox: \w+/);
    const live = await readLive(store);
    expect(live).toMatchObject({
      releases: { marvel: artifact.release },
      ...{ why: 'Add two debuts', who: expect.stringMatching(/^key [0-9a-f]{16} of marvel$/) },
      builds: { marvel: { commit: 'c0ffee00'.repeat(5) } },
    });
    expect(logged).toContain('marvel publish, key ');
  });

  it('only checks, or makes a preview, if asked to', async () => {
    const before = await readLive(store);
    const team = await repository(await marvel({ text: 'three' }));
    const checked = await kitPublish(team, '--check');
    expect([checked.code, checked.stdout]).toEqual([0, expect.stringContaining('marvel: would be live.')]);
    const previewed = await kitPublish(team, '--preview', '--message=--a look');
    expect(previewed.code, previewed.stderr).toBe(0);
    expect(previewed.stdout).toMatch(/^https:\/\/[0-9a-f]{16}\.preview\.example\.com$/m);
    expect(previewed.stdout).not.toContain(own.folder);
    expect(await readLive(store)).toEqual(before);
    expect((await release(['previews', '--store', store.address])).stdout).toContain('--a look');
  });

  it('sends the sentences of the gate, and the exit code', async () => {
    const bad = await marvel({
      change: (manifest) => ({ ...manifest, signatures: { page: 'ffffffff' } }),
      characters: [],
    });
    const { code, stderr } = await kitPublish(await repository(bad));
    expect(code).toBe(2);
    expect(stderr).toContain('Refused. The live site has not changed.');
    expect(stderr).toMatch(/ {2}- marvel: .*page/);
    expect(stderr).toContain('marvel: its page /characters/thor is on the live site and not in this artifact.');
    expect(stderr).toMatch(/marvel: publish ended with exit code 2; the reasons are above\.\n$/);
  });

  it('lets pages go if asked to', async () => {
    const team = await repository(await marvel({ text: 'without', characters: [] }));
    expect(await kitPublish(team, '--check', '--allow-removal')).toMatchObject({ code: 0 });
  });

  it('refuses a broken artifact, and one of another application', async () => {
    const broken = await marvel({ text: 'broken' });
    await writeFile(join(broken.folder, publishedFile(broken, 'remoteEntry.js')), 'something else');
    const one = await kitPublish(await repository(broken));
    expect([one.code, one.stderr]).toEqual([
      1,
      expect.stringContaining('is not what the manifest says. Build it again.'),
    ]);
    const other = await tinyArtifact(own.folder, { app: 'pokemon', text: 'two' });
    const two = await kitPublish(await repository(other));
    expect([two.code, two.stderr]).toEqual([1, expect.stringContaining('is the manifest of "pokemon"')]);
  });

  it('knows keys that are made and removed while it runs', async () => {
    const team = await repository(await marvel({ text: 'four' }));
    const former = key;
    key = await makeKey('marvel');
    expect((await kitPublish(team, '--check')).code).toBe(0);
    const id = former.split('_')[1] ?? '';
    expect((await release(['intake', '--keys', keys, '--remove-key', id])).code).toBe(0);
    [key] = [former, key];
    const { code, stderr } = await kitPublish(team, '--check');
    key = await makeKey('marvel');
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^No valid signature\. Is MINT_ROW_PUBLISH_KEY the key/)]);
  });

  it('finishes the release at work when it is told to end, and leaves nothing behind', async () => {
    const team = await repository(await marvel({ text: 'five' }));
    const published = kitPublish(team);
    // It has begun to compose.
    const inDraft = expect.stringMatching(/^mint-row-draft-/);
    await expect.poll(() => readdir(temporary), { timeout: 30_000 }).toContainEqual(inDraft);
    const ended = once(intake, 'exit');
    intake.kill('SIGTERM');
    const { code, stdout } = await published;
    expect([code, stdout]).toEqual([0, expect.stringContaining('publish marvel')]);
    expect(await ended).toEqual([0, null]);
    expect(await readdir(temporary)).toEqual([]);
    expect(await verify(store)).toMatchObject({ faults: [] });
    const secret = key.replace(/^[^_]*_[^_]*_/, '');
    expect(logged).not.toContain(secret);
  });

  it('records what a team has signed, and nothing else, in a store with signers', async () => {
    const [operator, team, recorder] = await Promise.all(
      ['operator', 'team', 'intake'].map((name) => makeSigner(own.folder, name)),
    );
    if (!operator || !team || !recorder) throw new Error('There are three keys.');
    const lines = [
      `signers ${operator.line}`,
      `record ${recorder.line}`,
      `publish:marvel namespaces="release@mint-row" ${team.line}`,
    ];
    await setSigners(store, lines.join('\n'), operator.author);
    const artifact = await marvel({ text: 'signed' });
    const folder = await repository(artifact);
    await startIntake({ MINT_ROW_SIGNING_KEY: recorder.file });
    expect((await kitPublish(folder)).stderr).toContain('may only record what a team has signed');
    const manifest = await readFile(join(artifact.folder, 'manifest.json'));
    const signature = join(folder, 'manifest.json.sig');
    await writeFile(signature, await team.signer.sign('release@mint-row', manifest, 'sha256'));
    const { code, stderr } = await kitPublish(folder, '--signature', signature);
    expect(code, stderr).toBe(0);
    expect((await readLive(store))?.releases.marvel).toBe(artifact.release);
    expect((await verify(store)).faults).toEqual([]);
    await writeFile(signature, 'something else');
    expect((await kitPublish(folder, '--signature', signature)).stderr).toContain('is no signature. Make one');
  });
});

describe('the command', () => {
  const intakeCommand = (...words: string[]) => release(['intake', '--store', store.address, ...words]);

  it('writes keys that only this user can read, and refuses a file that others can', async () => {
    expect((await stat(keys)).mode & 0o777).toBe(0o600);
    const open = join(own.folder, 'open.json');
    await writeFile(open, await readFile(keys), { mode: 0o644 });
    const { code, stderr } = await intakeCommand('--keys', open);
    expect([code, stderr]).toEqual([1, expect.stringContaining('other users of this machine may read it')]);
  });

  it('keeps no keys in the store, and does not start without any', async () => {
    const inStore = await intakeCommand('--keys', join(store.address, 'keys.json'), '--new-key', 'marvel');
    expect([inStore.code, inStore.stderr]).toEqual([1, expect.stringContaining('is in the store')]);
    const none = await intakeCommand('--keys', join(own.folder, 'none.json'));
    expect([none.code, none.stderr]).toEqual([1, expect.stringMatching(/has no keys|in a sandbox only/)]);
  });

  it.runIf(canForbid)('does not start where the system has no sandbox', async () => {
    const [program, ...args] = [...forbidding, ...commandLine('release'), 'intake', '--keys', keys];
    const { code, stderr } = await run(program, [...args, '--store', store.address]);
    expect(code).toBe(1);
    expect(stderr).toMatch(/^The intake renders what teams send in a sandbox only, and this system has none\. \S/);
  });
});
