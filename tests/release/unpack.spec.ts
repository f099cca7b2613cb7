import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { create, Header } from 'tar';
import { beforeAll, expect, it } from 'vitest';
import {
  type Artifact,
  DeliveryError,
  FileStorage,
  publish,
  readArtifact,
  readLive,
  unpacked,
} from '../../delivery/index.ts';
import { release } from './command.ts';
import { options, useOwnFolder } from './set-up.ts';
import { tinyArtifact, tinySite } from './tiny-site.ts';

const own = useOwnFolder();
let artifact: Artifact;
let packed = '';

beforeAll(async () => {
  artifact = await tinyArtifact(own.folder, { app: 'marvel', text: 'packed' });
  packed = join(own.folder, 'marvel.tgz');
  await create({ gzip: true, file: packed, cwd: artifact.folder }, ['.']);
});

interface Entry {
  path: string;
  type?: 'File' | 'Link' | 'SymbolicLink' | 'CharacterDevice';
  linkpath?: string;
  body?: Buffer;
  size?: number;
}

/** Writes a tarball with any entries. */
async function tarball(name: string, entries: readonly Entry[]): Promise<string> {
  const blocks = entries.flatMap(({ path, type = 'File', linkpath = '', body = Buffer.from('x'), size }) => {
    const bytes = type === 'File' ? body : Buffer.alloc(0);
    const header = Buffer.alloc(512);
    new Header({ path, type, linkpath, mode: 0o644, size: size ?? bytes.length, mtime: new Date(0) }).encode(header);
    return [header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)];
  });
  const file = join(own.folder, name);
  await writeFile(file, gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)])));
  return file;
}

it('a tarball is the same release as its folder', async () => {
  const { release } = await readArtifact('marvel', await unpacked(packed));
  expect(release).toBe(artifact.release);
});

it('the command publishes a tarball', async () => {
  const store = join(own.folder, 'store');
  await publish(new FileStorage(store), await tinySite(own.folder), options);
  const { code, stdout } = await release(['publish', 'marvel', '--artifact', packed, '--store', store]);
  expect(stdout).toContain(artifact.release);
  expect(code).toBe(0);
});

it('the command publishes several applications from a folder with a tarball of each', async () => {
  const store = join(own.folder, 'several');
  const folder = await mkdtemp(join(own.folder, 'handed-on-'));
  const site = await tinySite(own.folder);
  for (const { app, folder: cwd } of site) await create({ gzip: true, cwd, file: join(folder, `${app}.tgz`) }, ['.']);
  const apps = site.map(({ app }) => app);
  const made = await release(['publish', ...apps, '--artifact', folder, '--store', store, '--create']);
  expect(made.code).toBe(0);
  const live = await readLive(new FileStorage(store));
  expect(live?.releases).toEqual(Object.fromEntries(site.map(({ app, release }) => [app, release])));
  const refused = await release(['publish', 'marvel', 'sports', '--artifact', folder, '--store', store]);
  expect(refused).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      'sports.tgz. For several applications, --artifact is a folder with APP.tgz of each.',
    ),
  });
});

it('the command reports the fault of a tarball', async () => {
  const file = await tarball('link.tgz', [{ path: 'manifest.json', type: 'SymbolicLink', linkpath: '/etc/passwd' }]);
  const store = join(own.folder, 'none');
  const { code, stderr } = await release(['publish', 'marvel', '--artifact', file, '--store', store, '--create']);
  expect(stderr).toContain('"manifest.json", which is no plain file (SymbolicLink)');
  expect(code).toBe(1);
});

it.each<[string, Entry[], string]>([
  ['a path out of its folder', [{ path: '../out.js' }], 'which is no plain relative file name'],
  ['a path that is absolute', [{ path: '/tmp/out.js' }], 'which is no plain relative file name'],
  ['a path with a backslash', [{ path: 'client\\..\\out.js' }], 'which is no plain'],
  ['a hard link', [{ path: 'a.js', type: 'Link', linkpath: '/etc/passwd' }], 'which is no plain file (Link)'],
  [
    'a folder that is a link, and a file in it',
    [{ path: 'client', type: 'SymbolicLink', linkpath: '/tmp' }, { path: 'client/out.js' }],
    'which is no plain file (SymbolicLink)',
  ],
  ['a device', [{ path: 'null', type: 'CharacterDevice' }], 'which is no plain file (CharacterDevice)'],
  ['a file that is too large', [{ path: 'a.js', body: Buffer.alloc(16 * 1024 ** 2 + 1) }], 'the limit is 16777216'],
  ['less than it says', [{ path: 'a.js', size: 10_000 }], 'cannot be unpacked'],
  ['no manifest', [{ path: 'package/manifest.json' }], 'no manifest.json at its top'],
])('refuses a tarball with %s', async (name, entries, message) => {
  const file = await tarball(`${name.replaceAll(' ', '-')}.tgz`, entries);
  const refused = unpacked(file);
  await expect(refused).rejects.toThrow(DeliveryError);
  await expect(refused).rejects.toThrow(message);
});

it('refuses a tarball that contains more than allowed, however small it is', async () => {
  const file = await tarball('bomb.tgz', [{ path: 'a.js', body: Buffer.alloc(1024 ** 2) }]);
  await expect(unpacked(file, 1024 ** 2)).rejects.toThrow('more than 1048576 bytes');
});

it('spends no time on zeros after the end of a tarball', { timeout: 15_000 }, async () => {
  const file = join(own.folder, 'zeros.tgz');
  const plain = gunzipSync(await readFile(packed));
  await writeFile(file, gzipSync(Buffer.concat([plain, Buffer.alloc(64 * 1024 ** 2)])));
  const { release } = await readArtifact('marvel', await unpacked(file));
  expect(release).toBe(artifact.release);
});

it('refuses other files than tarballs', async () => {
  const file = join(own.folder, 'words.tgz');
  await writeFile(file, 'words');
  await expect(unpacked(file)).rejects.toThrow('cannot be unpacked');
});
