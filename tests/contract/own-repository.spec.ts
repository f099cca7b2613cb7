import { mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Registry, registryPath } from '@mint-row/kit/contract';
import { publishedNames, type RemoteManifest } from '@mint-row/kit/contract/manifest';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { check, publish, readArtifact, unpacked } from '../../delivery/index.ts';
import { browserLaunchOptions } from '../../delivery/pictures/index.ts';
import { root } from '../site/root.ts';
import { startViteIn } from '../site/vite-server.ts';
import { kit, makeOwnRemote, program } from './own-remote.ts';
import { options, serveSiteForSports } from './site-for-sports.ts';

// A team works in its own repository: with the files that one command makes, and the packed kit.

const faults = ['entry missing', 'page missing', 'no component', 'throws on render', 'throws while hydrating'];

let folder = '';
let remote = '';
let site: Awaited<ReturnType<typeof serveSiteForSports>>;
let checked: Awaited<ReturnType<typeof kit>>;

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'mint-row-own-')));
  remote = await makeOwnRemote(folder);
  await addPictures();
});
beforeAll(async () => {
  site = await serveSiteForSports(folder);
});
beforeAll(async () => {
  checked = await kit(remote, 'check', '--site', site.url);
});
afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Pictures in the usual ways: imported, by an address beside the module, and in a stylesheet; and a photograph. */
async function addPictures(): Promise<void> {
  await symlink(join(root, 'node_modules/sharp'), join(remote, 'node_modules/sharp'), 'junction');
  const shop = new PNG({ width: 600, height: 400 });
  await writeFile(join(remote, 'src/pages/shop.png'), PNG.sync.write(shop));
  for (const [index, file] of ['src/pages/card one.png', 'src/pages/Fräulein.png', 'src/art/back.png'].entries()) {
    const picture = new PNG({ width: 16, height: 16 });
    picture.data.fill(100 + index);
    await writeFile(join(remote, file), PNG.sync.write(picture));
  }
  const page = join(remote, 'src/pages/LandingPage.tsx');
  const text = await readFile(page, 'utf8');
  const images =
    '<img src={card} width={16} height={16} alt="A card" /><img src={other.href} width={16} height={16} alt="Another" /><p className="back">Its back</p><Photograph of={shop} alt="The shop" />';
  await writeFile(
    page,
    text
      .replace(
        "import '../styles.css';\n",
        (found) =>
          `${found}import { Photograph } from '@mint-row/kit/ui';\nimport card from './card one.png';\nimport shop from './shop.png?photograph';\nimport './landing.css';\n\nconst other = new URL('./Fräulein.png', import.meta.url);\n`,
      )
      .replace('<Section id="why"', (found) => `${images}${found}`),
  );
  const styles = '[data-app="sports"] .back { background: url("../art/back.png"); }';
  await writeFile(join(remote, 'src/pages/landing.css'), `@layer sports-page {\n${styles}\n}\n`);
}

async function read<Content>(file: string): Promise<Content> {
  return JSON.parse(await readFile(file, 'utf8')) as Content;
}

it('the types, tests and build of a remote in its own repository pass the kit’s check, and fit the live site', () => {
  expect(checked.status, checked.printed).toBe(0);
  expect(checked.printed).toContain(`sports fits ${site.url}.`);
  expect(checked.printed).toContain('sports: types, tests, build, artifact, site passed');
});

it('its files are formatted like ours, without our configuration', async () => {
  expect(await readFile(join(remote, 'package.json'), 'utf8')).toContain('\n  "scripts": {\n    "dev"');
});

it('an upgrade without a kit is told what is missing, and development which options are ours', async () => {
  const upgrade = await kit(remote, 'upgrade');
  expect(upgrade.printed.trim()).toMatch(/^mint-row-kit upgrade needs a kit: .*\.tgz\.$/);
  const help = await kit(remote, 'dev', '--help');
  expect(help.printed).toMatch(/^mint-row-kit dev --site <address> .*--port/ms);
});

it.each([
  [['chekc'], 'mint-row-kit has no command "chekc".'],
  [['test'], 'mint-row-kit test needs a site: add --site and its address.'],
  [['pack', '--site', 'http://localhost'], 'mint-row-kit pack asks no site: leave --site out.'],
  [['check', 'pack'], 'mint-row-kit takes one command at a time, not "check pack".'],
])('kit %j gets an error with the reason and the commands', async (words, why) => {
  const { status, printed } = await kit(remote, ...words);
  expect([status, printed]).toEqual([1, expect.stringMatching(/npx --no-install mint-row-kit COMMAND\n.*\npack {2}/s)]);
  expect(printed).toContain(why);
});

/** A file that the remote's artifact publishes, by its plain name. */
async function publishedFile(plain: string): Promise<string> {
  const manifest = await read<RemoteManifest>(join(remote, 'dist/manifest.json'));
  return join(remote, 'dist/client', publishedNames(manifest).get(plain) ?? plain);
}

it('its styles are present, including those of the kit’s components', async () => {
  const common = await readFile(await publishedFile('common.css'), 'utf8');
  const ofPage = await readFile(await publishedFile('__federation_expose_LandingPage.css'), 'utf8');
  // Of the kit's FranchiseHero, its Section, and its stylesheet: with the page that alone uses them, or with all.
  for (const rule of ['.lg\\:grid-cols-', '.py-section', '.slab-window']) expect(common + ofPage).toContain(rule);
  // A component's stylesheet is loaded with the page that shows it.
  expect(ofPage).toContain('.slab-label');
});

it('its manifest names the kit of its build, and its record the sources', async () => {
  const { version } = await read<{ version: string }>(join(root, 'shared/package.json'));
  expect(await read<RemoteManifest>(join(remote, 'dist/manifest.json'))).toMatchObject({ app: 'sports', kit: version });
  const inputs = async () => (await read<{ inputs: string }>(join(remote, 'dist/build.json'))).inputs;
  const before = await inputs();
  await writeFile(join(remote, 'src/art/unused.ts'), '');
  const { status, printed } = await kit(remote, 'pack');
  expect(status, printed).toBe(0);
  expect(await inputs()).not.toBe(before);
});

it('it runs alone, from its sources', async () => {
  const server = await startViteIn(remote);
  try {
    const page = await fetch(`${server.url}/sports`);
    const text = await page.text();
    expect([page.status, text]).toEqual([200, expect.stringContaining('<title>sports, alone</title>')]);
    const main = /src="([^"]*standalone\/main[^"]*)"/.exec(text)?.[1];
    for (const path of [main, '/src/pages/LandingPage.tsx', '/art/emblem.svg', '/data/sports.json']) {
      expect((await fetch(server.url + path)).status, path).toBe(200);
    }
  } finally {
    await server.stop();
  }
});

describe('before its first release, inside the live site', () => {
  beforeAll(async () => {
    const { executablePath } = await browserLaunchOptions();
    vi.stubEnv('CHROMIUM_PATH', executablePath);
  });

  it('testing its pages says what to install', async () => {
    const { status, printed } = await kit(remote, 'test', '--site', site.url);
    expect(status).toBe(1);
    expect(printed).toContain('npm install --save-dev @playwright/test');
  });

  it('a style that would reach beyond its pages is refused, as by a release', async () => {
    const styles = join(remote, 'src/styles.css');
    const before = await readFile(styles, 'utf8');
    await writeFile(styles, `${before}\nbody { color: red; }\n`);
    const { status, printed } = await kit(remote, 'check');
    expect(status).toBe(1);
    expect(printed).toContain('sports would not be released:\n  - sports: client/common.css has the selector body,');
    await writeFile(styles, before);
  });

  it('its pages are opened in the live shell, and let fail there', async () => {
    await symlink(join(root, 'node_modules/@playwright'), join(remote, 'node_modules/@playwright'), 'junction');
    const list = join(remote, 'src/pages/CharacterListPage.tsx');
    // One page is as it was made. The other differs in the browser, shows a picture from elsewhere, and has a
    // link to nowhere once it is built.
    const before = await readFile(list, 'utf8');
    const link = `{import.meta.env.PROD ? '/sports/nowhere' : '/sports'}`;
    const image = '<img src="https://example.com/card.png" alt="" />';
    const broken = `${image}<p><a href=${link}>{typeof window === 'undefined' ? 'There' : 'Here'}</a></p>`;
    await writeFile(
      list,
      before.replace(/<ol|<ul|<p/, (found) => `${broken}${found}`),
    );
    const inset = join(remote, 'src/insets/CharacterRowInset.tsx');
    const row = await readFile(inset, 'utf8');
    await writeFile(inset, 'export default () => <p style={{ color: "red" }}>Row</p>;\n');
    const { status, printed } = await kit(remote, 'test', '--site', site.url);
    expect(printed).toMatch(/^ {2}- its inset CharacterRowInset .*style/m);
    expect(printed).toMatch(/^ {2}\/sports: loads, \d+ ms$/m);
    for (const fault of faults) {
      expect(printed).toContain(`/sports, ${fault}: reads as its document does`);
    }
    expect(printed).toContain('/sports/characters has other markup in the browser than in its document');
    expect(printed).toContain('it loads https://example.com/card.png from elsewhere.');
    expect(printed).toContain('a link to /sports/nowhere, which answers 404');
    expect(status).toBe(1);
    await writeFile(list, before);
    await writeFile(inset, row);
    expect((await kit(remote, 'pack')).status).toBe(0);
    // Two builds and a browser: 40 s on two cores with other tests beside it.
  }, 120_000);
});

it('it is checked, published as a folder or a tarball, composed and served', async () => {
  const { storage } = site;
  const dist = await readArtifact('sports', join(remote, 'dist'));
  const packed = await readArtifact('sports', await unpacked(join(remote, 'sports.tgz')));
  expect(packed.release).toBe(dist.release);
  expect(await check(storage, [packed], options)).toMatchObject({ changed: true, isSite: true });
  await publish(storage, [packed], options);
  await expect.poll(async () => (await fetch(`${site.url}/sports`)).text()).toMatch(/<h1[^>]*>Sports cards</);
  const html = await (await fetch(`${site.url}/sports`)).text();
  const pictures = picturesIn(html);
  expect(pictures).toHaveLength(3);
  for (const path of pictures) expect(await typeAt(site.url + path)).toBe('image/png');
  const chosen = [...html.matchAll(/(\/[\w./-]*shop[\w.-]*\.(avif|webp|jpg))/g)];
  expect(new Set(chosen.map(([, , kind]) => kind))).toEqual(new Set(['avif', 'webp', 'jpg']));
  for (const [path, , kind] of chosen) {
    expect(await typeAt(site.url + path)).toBe(kind === 'jpg' ? 'image/jpeg' : `image/${kind}`);
  }
  expect(html).toMatch(/<img src="[^"]*shop[^"]*\.jpg" width="600" height="400" alt="The shop"/);
  await showsItsSources(site.url);
});

/** The addresses of the pictures that its page shows. */
function picturesIn(html: string): string[] {
  return [...new Set(html.match(/\/[\w%./@-]*\.png(?:\?bytes=\w+)?(?=["')&])/g) ?? [])].filter((path) =>
    /card|Fr|back/.test(path),
  );
}

async function typeAt(address: string): Promise<string | null> {
  return (await fetch(address)).headers.get('content-type');
}

/** A change of its sources is visible inside the live site, which stays unchanged. */
async function showsItsSources(site: string): Promise<void> {
  const content = join(remote, 'src/content/landing.ts');
  await writeFile(
    content,
    (await readFile(content, 'utf8')).replace(/lead:\s*'/, (found) => `${found}Changed here. `),
  );
  const vite = await startViteIn(remote, ['--site', site], [join(remote, program), 'dev']);
  try {
    const html = await (await fetch(`${vite.url}/sports`)).text();
    expect(html).toContain('Changed here.');
    const pictures = picturesIn(html);
    expect(pictures.length).toBeGreaterThanOrEqual(2);
    for (const path of pictures) expect(await typeAt(vite.url + path)).toBe('image/png');
    expect(await (await fetch(`${site}/sports`)).text()).not.toContain('Changed here.');
    const { remotes } = (await (await fetch(vite.url + registryPath)).json()) as Registry;
    const { base = '', entry = '' } = remotes.sports ?? {};
    expect((await fetch(vite.url + base + entry)).status).toBe(200);
    expect((await fetch(`${vite.url}/src/pages/LandingPage.tsx`)).status).toBe(200);
  } finally {
    await vite.stop();
  }
}
