import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteManifest } from '@mint-row/kit/contract/manifest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { integrityOf, publish, readArtifact, readLive } from '../../delivery/index.ts';
import { refused } from '../release/refused.ts';
import { builtArtifacts, changedRelease, compose, copyOfSite } from './site.ts';

const { shell, remotes } = await builtArtifacts();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mint-row-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('composing refuses', () => {
  it('an artifact that is missing, damaged or another application’s', async () => {
    await refused(
      readArtifact('marvel', join(folder, 'nowhere')),
      /marvel: there is no artifact at .*nowhere.*npm run build/,
    );
    await refused(
      readArtifact('marvel', shell.folder),
      /marvel: .*manifest\.json is (not a valid manifest|the manifest of "shell")/,
    );
    const damaged = join(folder, 'damaged');
    await cp(shell.folder, damaged, { recursive: true });
    await writeFile(join(damaged, 'client', shell.manifest.entry), '// changed');
    await refused(
      readArtifact('shell', damaged),
      new RegExp(`shell: client/${shell.manifest.entry} .*not what the manifest says`),
    );
    await rm(join(damaged, 'client', shell.manifest.entry));
    await refused(readArtifact('shell', damaged), /in the manifest but not in/);
    await writeFile(join(damaged, 'manifest.json'), '{');
    await refused(readArtifact('shell', damaged), /not acceptable JSON/);
  });

  it('React’s output for a page that runs, loads or describes code, or differs each time: all at once', async () => {
    const faulty: [string, string, string, RegExp][] = [
      ['marvel', 'LandingPage', "'title', { children: 'Other' }", /\/marvel puts <title>.* before the whole page/],
      [
        'marvel',
        'CharacterListPage',
        "'link', { rel: 'stylesheet', href: '/a.css', precedence: 'x' }",
        /\/marvel\/characters (puts|has) <link/,
      ],
      [
        'pokemon',
        'LandingPage',
        "'script', { async: true, src: 'https://evil.example/a.js' }",
        /\/pokemon puts <script/,
      ],
      [
        'pokemon',
        'CharacterListPage',
        "'script', { dangerouslySetInnerHTML: { __html: 'alert(1)' } }",
        /\/pokemon\/characters has <script>: it is not an element/,
      ],
      [
        'starwars',
        'LandingPage',
        "'img', { src: 'https://evil.example/a.png' }",
        /\/star-wars puts <link .*evil\.example/,
      ],
      [
        'starwars',
        'CharacterListPage',
        "'p', { children: Date.now() }",
        /CharacterListPage does not render [\s\S]*another day/,
      ],
    ];
    const others = await Promise.all(
      remotes.map(async (remote) => {
        const copy = join(folder, `faulty-${remote.app}`);
        await cp(remote.folder, copy, { recursive: true });
        const manifest = { ...remote.manifest, files: { ...remote.manifest.files } };
        return { ...remote, folder: copy, release: changedRelease, manifest };
      }),
    );
    for (const [app, expose, element] of faulty) {
      const module = `const [{ get }] = Object.values(globalThis.__federation_shared__.default['react/jsx-runtime']);
        const { jsx } = (await get())();
        export default () => ['x', jsx(${element})];`;
      const file = `server/${expose}.mjs`;
      const bytes = Buffer.from(module);
      await writeFile(join(folder, `faulty-${app}`, file), bytes);
      const files = others.find((remote) => remote.app === app)?.manifest.files ?? {};
      files[file] = { bytes: bytes.length, integrity: integrityOf(bytes) };
    }
    const message = faulty.map(([, , , { source }]) => `(?=[\\s\\S]*${source})`).join('');
    await refused(compose({ shell, remotes: others }), new RegExp(message));
  }, 120_000);

  it('leaves the live site as it was', async () => {
    const storage = await copyOfSite(join(folder, 'store'));
    const options = { composer: 'tests', author: { who: 'tests', why: 'a broken release' } };
    const live = await readLive(storage);
    const broken = join(folder, 'broken');
    const [marvel] = remotes.filter(({ app }) => app === 'marvel');
    await cp(marvel?.folder ?? '', broken, { recursive: true });
    const manifest = JSON.parse(await readFile(join(broken, 'manifest.json'), 'utf8')) as RemoteManifest;
    await writeFile(join(broken, 'manifest.json'), JSON.stringify({ ...manifest, pages: manifest.pages.slice(1) }));
    const artifacts = [shell, await readArtifact('marvel', broken), ...remotes.filter(({ app }) => app !== 'marvel')];
    await refused(publish(storage, artifacts, options), /marvel: its page \/marvel is on the live site/);
    expect(await readLive(storage)).toEqual(live);
  }, 60_000);
});
