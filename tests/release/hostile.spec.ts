import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Artifact,
  check,
  integrityOf,
  MemoryStorage,
  publish,
  RefusedError,
  readArtifact,
} from '../../delivery/index.ts';
import { refused } from './refused.ts';
import { type TinyArtifact, temporaryFolder, tinyArtifact, tinySite } from './tiny-site.ts';

const options = { composer: 'tests', author: { who: 'A tester', why: 'a test' } };
let place: Awaited<ReturnType<typeof temporaryFolder>>;
let site: Artifact[];
const storage = new MemoryStorage();

beforeAll(async () => {
  place = await temporaryFolder();
  site = await tinySite(place.folder);
  await publish(storage, site, options);
});
afterAll(() => place.remove());

type Manifest = Record<string, unknown>;
type Change = NonNullable<TinyArtifact['change']>;

const make = (artifact: Partial<TinyArtifact>) =>
  tinyArtifact(place.folder, { app: 'marvel', text: 'bad', ...artifact });
const firstPage = (manifest: Manifest, change: Manifest): Manifest => {
  const [first, ...others] = manifest.pages as Manifest[];
  return { ...manifest, pages: [{ ...first, ...change }, ...others] };
};
/** A file whose hash is right, under another name. */
const named =
  (name: string): Change =>
  (manifest) => {
    const record = { bytes: 6, integrity: integrityOf(Buffer.from('secret')) };
    return { ...manifest, files: { ...(manifest.files as Manifest), [name]: record } };
  };

describe('a manifest is refused', () => {
  it.each([
    ...[
      '../secret',
      'client/../../secret',
      '/etc/passwd',
      'client//a.js',
      './a.js',
      'client/./a.js',
      'client/.env',
      '..',
    ],
    ...[
      'C:\\secret',
      'client\\a.js',
      'client/a\0.js',
      'client/%2e%2e/a',
      'client/a b.js',
      'client/\u202esj.a',
      '',
      '//evil',
    ],
    'a'.repeat(300),
  ])('that names the file %j', async (name) => {
    await refused(make({ change: named(name) }), /marvel: .*manifest\.json is not a valid manifest.*files/s);
  });

  it.each([
    '../marvel',
    '/marvel/../pokemon',
    '//evil.example',
    'https://evil.example',
    '/Marvel',
    '/a?b',
    '/%2e%2e',
    '/a"b',
    '/constructor/__proto__',
  ])('that claims the address %j', async (path) => {
    await refused(
      make({ change: (manifest) => firstPage(manifest, { path }) }),
      /not a valid manifest.*marvel, page .*, path: is .*which is not a path like/s,
    );
  });

  it.each([
    '"__proto__": {"polluted": true}',
    '"files": {"__proto__" : {}}',
    '"uses": {"react": {"__proto__": []}}',
    '"\\u005f_proto__": {"polluted": true}',
  ])('that has %s', async (field) => {
    const { folder } = await make({ text: field });
    const text = await readFile(join(folder, 'manifest.json'), 'utf8');
    await writeFile(join(folder, 'manifest.json'), text.replace(/\}$/, `,${field}}`));
    await refused(readArtifact('marvel', folder), /not JSON that we read.*"__proto__"/s);
    expect(({} as Manifest).polluted).toBeUndefined();
  });

  it.each(['[', '{"a":', '[{"a":['])('that is nested too deeply: %s', async (piece) => {
    const { folder } = await make({ text: piece });
    await writeFile(join(folder, 'manifest.json'), piece.repeat(200_000));
    await refused(readArtifact('marvel', folder), /nested more deeply than 64 levels/);
  });

  it('of a gigabyte, before it is read', async () => {
    const { folder } = await make({ text: 'large' });
    await truncate(join(folder, 'manifest.json'), 1024 ** 3);
    const before = performance.now();
    await refused(readArtifact('marvel', folder), /manifest\.json .*1073741824 bytes, and 16777216 are the most/);
    expect(performance.now() - before).toBeLessThan(500);
  });

  it.each([
    ['title', 'Thor \u202egnp.exe'],
    ['title', 'Thor \u2066hidden\u2069'],
    ['title', 'Thor \u061c'],
    ['description', 'a\u001b[2Jb'],
    ['description', 'a\nb'],
    ['title', ''],
    ['title', 'a'.repeat(121)],
  ])('whose page has the %s %j', async (field, words) => {
    await refused(
      make({ change: (manifest) => firstPage(manifest, { [field]: words }) }),
      new RegExp(`marvel, page "/marvel", ${field}: (is|has) .*src/pages/index\\.ts`),
    );
  });

  it('without steering the terminal that shows why', async () => {
    const steering = named('\u001b[2J\u202e\u0007');
    const error = await make({ change: steering }).catch((reason: Error) => reason);
    expect(String(error)).toContain('\\u001b[2J\\u202e\\u0007');
  });

  it.each<[string, Change]>([
    ['another application', (manifest) => ({ ...manifest, app: 'pokemon' })],
    ['fields that nobody knows', (manifest) => ({ ...manifest, scripts: { postinstall: 'evil' } })],
    ['a list where a record belongs', (manifest) => ({ ...manifest, files: [] })],
  ])('of %s', async (_what, change) => {
    await refused(make({ change }), /marvel: .*manifest/);
  });
});

describe('an artifact’s files are refused', () => {
  it('that lead elsewhere by a link, or lie in a folder that is one', async () => {
    const secret = join(place.folder, 'secret.js');
    await writeFile(secret, '// one');
    const { folder } = await make({ text: 'one' });
    await rm(join(folder, 'client/remoteEntry.js'));
    await symlink(secret, join(folder, 'client/remoteEntry.js'));
    await refused(readArtifact('marvel', folder), /client\/remoteEntry\.js .*by a link \(client\/remoteEntry\.js\)/);

    const other = await make({ text: 'other' });
    await rename(join(other.folder, 'client'), join(place.folder, 'elsewhere'));
    await symlink(join(place.folder, 'elsewhere'), join(other.folder, 'client'));
    await refused(readArtifact('marvel', other.folder), /by a link \(client\)/);
  });

  it('when the manifest itself is a link', async () => {
    const { folder } = await make({ text: 'a link' });
    await rename(join(folder, 'manifest.json'), join(place.folder, 'manifest.json'));
    await symlink(join(place.folder, 'manifest.json'), join(folder, 'manifest.json'));
    await refused(readArtifact('marvel', folder), /manifest\.json .*by a link/);
  });

  it('that are folders, or pipes that nobody writes to', async () => {
    const { folder } = await make({ text: 'a folder' });
    const entry = join(folder, 'client/remoteEntry.js');
    await rm(entry);
    await mkdir(entry);
    await refused(readArtifact('marvel', folder), /client\/remoteEntry\.js .*not a plain file/);
    await rm(entry, { recursive: true });
    execFileSync('mkfifo', [entry]);
    await refused(readArtifact('marvel', folder), /not a plain file/);
  });

  it.skipIf(process.getuid?.() === 0)('that may not be read, and says so (root may read everything)', async () => {
    const { folder } = await make({ text: 'unreadable' });
    await chmod(join(folder, 'client/remoteEntry.js'), 0);
    await refused(readArtifact('marvel', folder), /cannot be read \(EACCES\)/);
  });

  it('that are too large, before they are read', async () => {
    const { folder } = await make({ text: 'large' });
    await truncate(join(folder, 'client/remoteEntry.js'), 1024 ** 3);
    await refused(readArtifact('marvel', folder), /1073741824 bytes, and 16777216 are the most/);
  });

  it('that are missing, or not what the manifest says', async () => {
    const { folder } = await make({ text: 'gone' });
    await writeFile(join(folder, 'client/remoteEntry.js'), '// bad');
    await refused(readArtifact('marvel', folder), /not what the manifest says/);
    await rm(join(folder, 'client/remoteEntry.js'));
    await refused(readArtifact('marvel', folder), /client\/remoteEntry\.js .*not in the folder/);
  });

  it('and files that the manifest does not name stay outside the store', async () => {
    const artifact = await make({ text: 'more', characters: ['thor'] });
    await writeFile(join(artifact.folder, 'client/more.html'), '<script>');
    const own = new MemoryStorage();
    await publish(own, [...site.filter(({ app }) => app !== 'marvel'), artifact], options);
    expect((await own.list('releases/')).filter((key) => key.includes('more.html'))).toEqual([]);
  });
});

describe('a page is refused', () => {
  it.each<[string, Partial<TinyArtifact>, RegExp]>([
    [
      'whose page data is nested too deeply',
      {
        files: {
          'client/data/marvel.json': `{"title":"a","description":"a","shows":[],"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
        },
      },
      /marvel\.json is not the data of.*nested/,
    ],
    [
      'whose page data reaches for prototypes',
      {
        files: {
          'client/data/marvel.json': '{"title":"a","description":"a","shows":[],"data":{"__proto__":{}}}',
        },
      },
      /marvel\.json is not the data of.*__proto__/,
    ],
    ['whose page data is none', { files: { 'client/data/marvel.json': '[]' } }, /marvel\.json is not the data of/],
    [
      'that has no page data',
      { change: (manifest) => ({ ...manifest, files: without(manifest, 'client/data/marvel.json') }) },
      /marvel: data\/marvel\.json is missing/,
    ],
    ...['null', '[]', '{"__proto__":{}}', '{', '['.repeat(100_000)].map(
      (body): [string, Partial<TinyArtifact>, RegExp] => [
        `whose integrity.json begins ${body.slice(0, 9)}`,
        { files: { 'client/integrity.json': body } },
        /integrity\.json does not say what its files are/,
      ],
    ),
    [
      'whose module does not end',
      { text: 'endless', files: { 'server/LandingPage.mjs': 'export default () => { for (;;); };' } },
      /LandingPage does not render .*not ended after 3 s/s,
    ],
    [
      'whose module ends the process',
      { files: { 'server/LandingPage.mjs': 'export default () => process.exit();' } },
      /does not render .*process ended/s,
    ],
    [
      'that needs a file which is named like a part of every object',
      { change: (manifest) => ({ ...manifest, exposes: { LandingPage: 'constructor' } }) },
      /marvel: its manifest needs client\/constructor/,
    ],
  ])('%s', async (_what, artifact, message) => {
    await refused(
      make(artifact).then((candidate) =>
        check(storage, [candidate], { ...options, deadline: artifact.text === 'endless' ? 3_000 : undefined }),
      ),
      message,
    );
  });
});

it('what is refused is refused by the gate, with its reasons as a list', async () => {
  const folder = await mkdtemp(join(place.folder, 'reasons-'));
  const candidate = await tinyArtifact(folder, { app: 'marvel', files: { 'client/data/marvel.json': '[]' } });
  await expect(check(storage, [candidate], options)).rejects.toThrow(RefusedError);
});

function without(manifest: Manifest, name: string): Manifest {
  return Object.fromEntries(Object.entries(manifest.files as Manifest).filter(([file]) => file !== name));
}
