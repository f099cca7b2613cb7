import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { integrityOf, readArtifact } from '../../delivery/index.ts';
import { refused } from './refused.ts';
import { useOwnSite } from './set-up.ts';
import type { TinyArtifact } from './tiny-site.ts';

type Manifest = Record<string, unknown>;
type Change = NonNullable<TinyArtifact['change']>;

const own = useOwnSite();

const firstPage = (manifest: Manifest, change: Manifest): Manifest => {
  const [first, ...others] = manifest.pages as Manifest[];
  return { ...manifest, pages: [{ ...first, ...change }, ...others] };
};
/** A file with a correct hash, under another name. */
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
  ])('if it names the file %j', async (name) => {
    await refused(own.marvel({ change: named(name) }), /marvel: .*manifest\.json is not a valid manifest.*files/s);
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
  ])('if it claims the address %j', async (path) => {
    await refused(
      own.marvel({ change: (manifest) => firstPage(manifest, { path }) }),
      /not a valid manifest.*marvel, page .*, path: is .*which is not a path like/s,
    );
  });

  it.each([
    '"__proto__": {"polluted": true}',
    '"files": {"__proto__" : {}}',
    '"uses": {"react": {"__proto__": []}}',
    '"\\u005f_proto__": {"polluted": true}',
  ])('if it has %s', async (field) => {
    const { folder } = await own.marvel({ text: field });
    const text = await readFile(join(folder, 'manifest.json'), 'utf8');
    await writeFile(join(folder, 'manifest.json'), text.replace(/\}$/, `,${field}}`));
    await refused(readArtifact('marvel', folder), /not acceptable JSON.*"__proto__"/s);
    expect(({} as Manifest).polluted).toBeUndefined();
  });

  it.each(['[', '{"a":', '[{"a":['])('if it is nested too deeply: %s', async (piece) => {
    const { folder } = await own.marvel({ text: piece });
    await writeFile(join(folder, 'manifest.json'), piece.repeat(200_000));
    await refused(readArtifact('marvel', folder), /nested more deeply than 64 levels/);
  });

  it('if it has a gigabyte, before it is read', async () => {
    const { folder } = await own.marvel({ text: 'large' });
    await truncate(join(folder, 'manifest.json'), 1024 ** 3);
    const before = performance.now();
    await refused(readArtifact('marvel', folder), /manifest\.json .*1073741824 bytes; the limit is 16777216/);
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
  ])('if a page has the %s %j', async (field, words) => {
    await refused(
      own.marvel({ change: (manifest) => firstPage(manifest, { [field]: words }) }),
      new RegExp(`marvel, page "/marvel", ${field}: (is|has) .*src/pages/index\\.ts`),
    );
  });

  it('without controlling the terminal that shows the reason', async () => {
    const steering = named('\u001b[2J\u202e\u0007');
    const error = await own.marvel({ change: steering }).catch((reason: Error) => reason);
    expect(String(error)).toContain('\\u001b[2J\\u202e\\u0007');
  });

  it.each<[string, Change]>([
    ['another application', (manifest) => ({ ...manifest, app: 'pokemon' })],
    ['unknown fields', (manifest) => ({ ...manifest, scripts: { postinstall: 'evil' } })],
    ['a list where a record belongs', (manifest) => ({ ...manifest, files: [] })],
  ])('if it has %s', async (_what, change) => {
    await refused(own.marvel({ change }), /marvel: .*manifest/);
  });
});
