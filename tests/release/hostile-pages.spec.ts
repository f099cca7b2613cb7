import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { plainName } from '@mint-row/kit/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { check, RefusedError } from '../../delivery/index.ts';
import { MemoryStorage } from './memory-storage.ts';
import { refused } from './refused.ts';
import { confined, useOwnSite } from './set-up.ts';
import { type TinyArtifact, tinyArtifact } from './tiny-site.ts';

type Manifest = Record<string, unknown>;

const own = useOwnSite();
const storage = new MemoryStorage();

beforeAll(async () => void (await own.putInto(storage)));

describe('a page is refused', () => {
  it.each<[string, Partial<TinyArtifact>, RegExp]>([
    [
      'whose page data is nested too deeply',
      {
        files: {
          'client/data/marvel.json': `{"title":"a","description":"a","reviewed":"2026-11-01","shows":[],"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
        },
      },
      /marvel\.json is not the data of.*nested/,
    ],
    [
      'whose page data reaches for prototypes',
      {
        files: {
          'client/data/marvel.json':
            '{"title":"a","description":"a","reviewed":"2026-11-01","shows":[],"data":{"__proto__":{}}}',
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
    [
      'that needs a stylesheet which the manifest does not list',
      { change: (manifest) => ({ ...manifest, pageStyles: { LandingPage: ['own.css'] } }) },
      /marvel: its manifest needs client\/own\.css and does not list it/,
    ],
  ])('%s', async (_what, artifact, message) => {
    await refused(
      own.marvel(artifact).then((candidate) =>
        check(storage, [candidate], {
          ...confined,
          renderTimeoutMs: artifact.text === 'endless' ? 3_000 : undefined,
        }),
      ),
      message,
    );
  });
});

it('the gate refuses a page with its reasons as a list', async () => {
  const folder = await mkdtemp(join(own.folder, 'reasons-'));
  const candidate = await tinyArtifact(folder, { app: 'marvel', files: { 'client/data/marvel.json': '[]' } });
  await expect(check(storage, [candidate], confined)).rejects.toThrow(RefusedError);
});

function without(manifest: Manifest, name: string): Manifest {
  return Object.fromEntries(Object.entries(manifest.files as Manifest).filter(([file]) => plainName(file) !== name));
}
