import { chmod, chown, cp, mkdtemp, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Artifact, FileStorage, publish, readLive } from '../../delivery/index.ts';
import { root } from '../site/root.ts';
import { commandLine, type Ended, run } from './command.ts';
import { renderHere } from './render-here.ts';
import { temporaryFolder, tinyArtifact, tinySite } from './tiny-site.ts';

vi.setConfig({ testTimeout: 60_000 });

/**
 * Root may read and write all files, whatever their permissions. So the commands run as the owner of the checkout, who
 * can read it, and without the capabilities of root if that is root.
 */
const isRoot = process.getuid?.() === 0;
const owner = await stat(root);
const unprivileged = isRoot
  ? [
      'setpriv',
      `--reuid=${owner.uid}`,
      `--regid=${owner.gid}`,
      '--clear-groups',
      '--inh-caps=-all',
      '--bounding-set=-all',
    ]
  : [];
const mayAct = !isRoot || (await run('setpriv', [...unprivileged.slice(1), 'true'])).code === 0;
if (!mayAct) console.warn('Skipped: stores that may not be read or written, for root cannot give up its rights here.');

const options = { composer: 'tests', author: { who: 'A tester', why: 'a test' }, startUnconfined: renderHere };
let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
let base: string;
let next: Artifact;

beforeAll(async () => {
  temporary = await temporaryFolder();
  base = join(temporary.folder, 'base');
  await publish(new FileStorage(base), await tinySite(temporary.folder), options);
  next = await tinyArtifact(temporary.folder, { app: 'marvel', text: 'two' });
  for (const folder of [temporary.folder, next.folder]) await chmod(folder, 0o755);
});
afterAll(async () => {
  for (const folder of await namesIn(temporary.folder, true)) await chmod(folder, 0o755);
  await temporary.remove();
});

async function store(): Promise<string> {
  const folder = await mkdtemp(join(temporary.folder, 'store-'));
  await cp(base, folder, { recursive: true });
  if (isRoot) for (const one of [folder, ...(await namesIn(folder))]) await chown(one, owner.uid, owner.gid);
  return folder;
}

async function namesIn(folder: string, foldersOnly = false): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const chosen = entries.filter((entry) => !foldersOnly || entry.isDirectory());
  return chosen.map(({ parentPath, name }) => join(parentPath, name));
}

/** Runs `npm run release -- …` as the owner of the checkout. */
function release(args: readonly string[]): Promise<Ended> {
  const [program = '', ...rest] = [...unprivileged, ...commandLine('release'), ...args];
  return run(program, rest);
}

// Users who may not change the owner of a file may not make namespaces either, in most containers.
const publishTo = (folder: string) => [
  ...['publish', 'marvel', '--artifact', next.folder, '--store', folder],
  '--no-sandbox',
];

describe.skipIf(!mayAct)('a store', () => {
  it('without write permission is reported, and can be read', async () => {
    const folder = await store();
    for (const one of [folder, ...(await namesIn(folder, true))]) await chmod(one, 0o555);
    const { code, stderr } = await release(publishTo(folder));
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/you may not read or write it.*live site has not changed/s),
    ]);
    expect((await release(['status', '--store', folder])).code).toBe(0);
    expect((await readLive(new FileStorage(folder)))?.generation).toBe(1);
  });

  it.each(['history/0000000001.json', 'snapshots', 'releases'])(
    'of which %s is unreadable is reported',
    async (name) => {
      const folder = await store();
      await chmod(join(folder, name), 0);
      const { code, stderr } = await release(publishTo(folder));
      expect([code, stderr]).toEqual([1, expect.stringContaining(join(folder, name))]);
      expect(stderr).toMatch(/Correct its permissions/);
      await chmod(join(folder, name), 0o755);
      expect((await readLive(new FileStorage(folder)))?.generation).toBe(1);
    },
  );
});

/** Mounting a disk needs root, or a kernel that allows user namespaces. */
const namespace = ['-m', ...(process.getuid?.() === 0 ? [] : ['-Ur'])];
const mayMount = (await run('unshare', [...namespace, 'mount', '-t', 'tmpfs', 'none', '/mnt'])).code === 0;
if (!mayMount)
  console.warn('Skipped: releases on a real full and a real read-only disk, for none may be mounted here.');

describe.skipIf(!mayMount)('a real disk', () => {
  /** Runs a script with the store on a disk of two megabytes. The script prints every command's exit code. */
  async function onDisk(script: string): Promise<Ended & { codes: number[] }> {
    const disk = await mkdtemp(join(temporary.folder, 'disk-'));
    const mounted = `mount -t tmpfs -o size=2m none "$DISK" && cp -r "$BASE" "$DISK/store"
      release() { "$@" 2>&1 >/dev/null; echo "code $?"; }
      publish() { release ${[...commandLine('release'), ...publishTo('$DISK/store')].map((word) => `"${word}"`).join(' ')}; }
      verify() { release ${[...commandLine('release'), 'verify', '--store', '$DISK/store'].map((word) => `"${word}"`).join(' ')}; }
      ${script}`;
    const ended = await run('unshare', [...namespace, 'sh', '-c', mounted], {
      env: { ...process.env, DISK: disk, BASE: base },
    });
    return { ...ended, codes: [...ended.stdout.matchAll(/^code (\d+)$/gm)].map(([, code]) => Number(code)) };
  }

  it('keeps the live site when it is full, and the next command carries on', async () => {
    const { codes, stdout } = await onDisk(
      'cat /dev/zero > "$DISK/filler" 2>/dev/null; publish; verify; rm "$DISK/filler"; publish; verify; ls "$DISK/store/incoming" "$DISK/store/history"',
    );
    expect(stdout).toMatch(/the disk is full\. Make room/);
    expect(codes).toEqual([1, 0, 0, 0]);
    expect(stdout).toMatch(/history:\n0000000001\.json\n0000000002\.json\n\n.*incoming:\n$/);
  });

  it('is reported when it is read-only, and can be verified', async () => {
    const { codes, stdout } = await onDisk('mount -o remount,ro "$DISK"; publish; verify');
    expect(stdout).toMatch(/the disk is read-only\. Mount it for writing/);
    expect(codes).toEqual([1, 0]);
  });
});
