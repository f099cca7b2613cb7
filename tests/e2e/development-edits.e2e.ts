import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { PNG } from 'pngjs';
import { copySources } from '../site/copy-sources.ts';
import { editFile, replaceFile } from '../site/edit-file.ts';
import { edits, places, shown, throwing } from '../site/marvel-edits.ts';
import { hearsEdits, startVite } from '../site/vite-server.ts';
import { expectRefused, refused } from './refused-elements.ts';
import { testsOf } from './turns.ts';
import { hydrated } from './watch.ts';

const landing = edits.page.file;
const mark = 'mark-1';
const overlay = (page: Page) => page.locator('vite-error-overlay .message-body');
/** Undoes a faulty edit. */
const mends = async (page: Page, undo: () => Promise<void>) => {
  await undo();
  await expect(overlay(page)).toHaveCount(0);
};

for (const [place, app] of places) {
  test.describe(`an edit of Marvel, ${place}`, () => {
    test.describe.configure({ mode: 'serial' });
    let copy: string;
    let server: Awaited<ReturnType<typeof startVite>>;
    test.beforeAll(async () => {
      copy = await copySources(`edits-${app}`);
      server = await startVite(app, [], copy);
    });
    test.afterAll(() => server.stop());

    const edit = (file: string, change: (text: string) => string) => editFile(join(copy, file), change);

    const open = async (page: Page, path: string) => {
      const hears = hearsEdits(page);
      await page.goto(server.url + path);
      await expect(page.locator('main h1')).toBeVisible({ timeout: 30_000 });
      if (app === 'shell') await hydrated(page);
      await hears;
      await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
    };
    const tried = testsOf(place);
    const notReloaded = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-marked', '');

    for (const { what, path, file, change } of shown) {
      const shows = async ({ page }: { page: Page }) => {
        await open(page, path);
        const undo = await edit(file, (text) => change(text, mark));
        await expect(page.getByText(mark).first()).toBeVisible();
        await notReloaded(page);
        await undo();
        await expect(page.getByText(mark)).toHaveCount(0);
      };
      tried(
        `of ${what} shows without a reload`,
        shows,
        file.startsWith('remote-marvel/') ? undefined : 'in the whole site',
      );
    }

    tried('that follows another at once is not lost', async ({ request }) => {
      const served = async () => (await request.get(`${server.url}/@fs${join(copy, landing)}`)).text();
      for (const word of ['first', 'second', 'third', 'fourth']) {
        const undo = await edit(landing, (text) => `${text}\nconsole.info('the ${word} edit');\n`);
        await expect.poll(served, { intervals: [1] }).toContain(`the ${word} edit`);
        await undo();
        await expect.poll(served, { intervals: [1] }).not.toContain(`the ${word} edit`);
      }
    });

    tried('of a file that an editor empties first shows without a reload', async ({ page }) => {
      await open(page, '/marvel');
      const original = await readFile(join(copy, landing), 'utf8');
      await edit(landing, () => '');
      await expect.poll(server.printed).toContain('no update, since it is empty');
      await writeFile(join(copy, landing), edits.page.change(original, mark));
      await expect(page.getByText(mark).first()).toBeVisible();
      await notReloaded(page);
      await writeFile(join(copy, landing), original);
      await expect(page.getByText(mark)).toHaveCount(0);
    });

    tried('of a drawing shows without a reload', async ({ page }) => {
      await open(page, paths.character('thor'));
      await page.evaluate(() => performance.clearResourceTimings());
      const drawing = page.waitForResponse((response) => response.url().includes('/art/thor.svg?change='));
      const undo = await edit('remote-marvel/src/art/thor.ts', (text) => `${text}\nconsole.info('edited');\n`);
      expect((await drawing).status()).toBe(200);
      await notReloaded(page);
      await undo();
    });

    tried('that takes longer to run than visitors would wait is shown, and works', async ({ page }) => {
      const slow = "\nif (typeof window !== 'undefined') await new Promise((resolve) => setTimeout(resolve, 6000));\n";
      const undo = await edit(landing, (text) => edits.page.change(text, mark) + slow);
      await open(page, '/marvel');
      await expect(page.getByText(mark).first()).toBeVisible();
      await expect(overlay(page)).toHaveCount(0);
      await undo();
    });

    // With both servers: a feature of remotes may be in only one of them.
    test('that adds pictures shows them, in the document too', async ({ page }) => {
      await open(page, '/marvel');
      const picture = join(copy, 'remote-marvel/src/pages/shop.png');
      // As editors save, and as a file manager copies.
      const draw = async (width: number) => {
        await writeFile(`${picture}.new`, PNG.sync.write(new PNG({ width, height: 40 })));
        await rename(`${picture}.new`, picture);
      };
      await draw(60);
      const imports =
        "import { Photograph } from '@mint-row/kit/ui';\nimport shop from './shop.png?photograph';\nconst own = new URL('./shop.png', import.meta.url).href;\n";
      const images =
        '<Photograph of={shop} alt="The shop" eager /><img src={own} width={60} height={40} alt="The shop again" />';
      const undo = await edit(landing, (text) =>
        `${imports}${text}`.replace('<FranchiseHero\n', (found) => `${images}${found}`),
      );
      const shows = async () => {
        for (const name of ['The shop', 'The shop again']) {
          const image = page.getByAltText(name, { exact: true });
          await expect(image).toHaveAttribute('width', '60');
          await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(60);
        }
      };
      const document = async () => (await page.reload())?.text();
      await shows();
      const text = await document();
      if (app === 'shell') expect(text).toMatch(/<img src="[^"]*shop\.png/);
      await shows();
      await draw(90);
      const replaced = page.getByAltText('The shop', { exact: true });
      await expect(replaced).toHaveAttribute('width', '90');
      await expect.poll(() => replaced.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(90);
      const address = await replaced.getAttribute('src');
      // The same in both, or React would find another picture than its own.
      const renewed = await document();
      if (app === 'shell') expect(renewed).toContain(`<img src="${address}"`);
      await expect(replaced).toHaveAttribute('src', address ?? '');
      await undo();
      await rm(picture);
    });

    tried('that is wrong says what and whose, and goes when it is fixed', async ({ page }) => {
      await open(page, '/marvel');
      const undo = await edit(landing, throwing);
      await expect(overlay(page)).toContainText('marvel: LandingPage failed at /marvel. Out of cards');
      if (app === 'marvel') await expect(page.getByRole('alert')).toContainText('LandingPage failed');
      await mends(page, undo);
      await expect(page.locator('main h1')).toBeVisible();
      const undoContent = await edit(edits.content.file, (text) => `${text}\nexport const = 1;\n`);
      await expect(overlay(page)).toContainText('landing.ts');
      await mends(page, undoContent);
      await notReloaded(page);
    });

    tried('that uses a name which is not shared says where to share it', async ({ page }) => {
      await open(page, '/marvel');
      const undo = await edit(
        landing,
        (text) => `import { useParams } from 'react-router-dom';\n${text}\nuseParams;\n`,
      );
      await expect(overlay(page)).toContainText('imports useParams from react-router-dom');
      await expect(overlay(page)).toContainText('shared/contract/share-scope.ts');
      // The overlay stays while the content changes, which is not at fault.
      const undoContent = await edit(edits.content.file, (text) => edits.content.change(text, mark));
      await expect(page.getByText(mark)).toHaveCount(1);
      await expect(overlay(page)).toContainText('imports useParams from react-router-dom');
      await undoContent();
      await mends(page, undo);
    });

    tried('that asks for what is not exported names it, after a reload too', async ({ page }) => {
      await open(page, '/marvel');
      const shows = (text: string) =>
        text.replace(/(export default function \w+\([^)]*\) \{)/, '$1\n  if (Date.now() > 0) return <Nothing />;');
      const undo = await edit(landing, (text) => `import { Nothing } from '@mint-row/kit/ui';\n${shows(text)}`);
      const named = /remote-marvel\/src\/pages\/LandingPage\.tsx: .*does not provide an export named 'Nothing'/;
      await expect(overlay(page)).toContainText(named);
      await page.reload();
      await expect(overlay(page)).toContainText(/LandingPage.*does not provide an export named 'Nothing'/);
      await mends(page, undo);
    });

    const answers = async (path: string, said: RegExp) => {
      const answer = async () => (await fetch(server.url + path, { headers: { Accept: 'text/html' } })).text();
      await expect.poll(answer, { timeout: 30_000 }).toMatch(said);
    };
    const pages = 'remote-marvel/src/pages/index.ts';
    for (const [what, file, change, path, said] of [
      [
        'asks a package for what it lacks',
        landing,
        (text: string) => `import { Nothing } from 'negotiator';\n${text}\nconsole.log(Nothing);\n`,
        '/marvel',
        /LandingPage\.tsx: negotiator does not provide an export named 'Nothing'/,
      ],
      [
        'uses window before there is one',
        landing,
        (text: string) => `${text}\nconsole.log(window.name);\n`,
        '/marvel',
        /window is not defined\. Pages are rendered on the server first.*useEffect/,
      ],
      [
        'has no default export',
        landing,
        (text: string) => text.replace('export default function', 'export function'),
        '/marvel',
        /LandingPage\.tsx has no default export.*export default function LandingPage/,
      ],
      [
        'has a path that its remote may not have',
        pages,
        (text: string) =>
          text.replace(
            'pages: [',
            "pages: [{ path: '/sets', expose: 'LandingPage', title: 'Sets', description: 'Sets.', reviewed: '2026-11-22', data: {} } as never,",
          ),
        '/sets',
        /\/sets is outside of where marvel may have pages: \/marvel.*remote-marvel\/remote\.json/,
      ],
    ] as const) {
      const says = async () => {
        const undo = await edit(file, change);
        await answers(path, said);
        await undo();
        await expect.poll(async () => (await fetch(`${server.url}/marvel`)).status, { timeout: 30_000 }).toBe(200);
      };
      tried(`of a page that ${what} says so`, says, 'in the whole site');
    }

    tried('that was wrong before the page was opened says what', async ({ page }) => {
      const undo = await edit(landing, (text) => text.replace('return (', 'return (('));
      const hears = hearsEdits(page);
      await page.goto(`${server.url}/marvel`);
      await expect(overlay(page)).toContainText('LandingPage.tsx');
      await hears;
      await mends(page, undo);
      await expect(page.locator('main h1')).toBeVisible();
    });

    tried('that imports from another remote says so', async ({ page }) => {
      await open(page, '/marvel');
      const from = '../../../remote-pokemon/src/content/landing.ts';
      const undo = await edit(landing, (text) => `import { landing as other } from '${from}';\n${text}\nvoid other;\n`);
      await expect(overlay(page)).toContainText(
        'imports remote-pokemon/src/content/landing.ts, which is outside its folder',
      );
      await mends(page, undo);
    });

    test('that imports a package which is not installed says how to install it', async ({ page }) => {
      await open(page, '/marvel');
      const undo = await edit(landing, (text) => `import { deck } from '@none/such/deck';\n${text}\nvoid deck;\n`);
      await expect(overlay(page)).toContainText(
        'remote-marvel/src/pages/LandingPage.tsx imports @none/such/deck. That package is not installed: npm install @none/such -w remote-marvel',
      );
      await mends(page, undo);
    });

    tried('that replaces a file, as editors save and Git checks out, shows each text', async ({ page }) => {
      await open(page, '/marvel');
      for (const { file, change } of [edits.content, edits.page]) {
        const original = await readFile(join(copy, file), 'utf8');
        for (const mark of ['mark-1', 'mark-2']) {
          await replaceFile(join(copy, file), change(original, mark));
          await expect(page.getByText(mark).first()).toBeVisible();
          await replaceFile(join(copy, file), original);
          await expect(page.getByText(mark)).toHaveCount(0);
        }
      }
    });

    for (const { what, element, html, ...said } of refused) {
      const { [app]: says } = said;
      const only = said.marvel ? undefined : 'in the whole site';
      tried(
        `that adds ${what}, which the site’s policy refuses, says so`,
        async ({ page }) => {
          await expectRefused(page, server, edit, { element, html, says: says ?? [] }, app === 'shell');
        },
        only,
      );
    }

    tried('that adds a page needs no restart', async ({ page }) => {
      await open(page, '/marvel');
      const added = join(copy, 'remote-marvel/src/pages/SetsPage.tsx');
      await writeFile(added, 'export default function SetsPage() {\n  return <h1>Sets of Marvel</h1>;\n}\n');
      const entry = `{ path: '/marvel/sets', expose: 'SetsPage', title: 'Sets', description: 'Sets.', reviewed: '2026-11-22', data: {} },`;
      const undo = await edit('remote-marvel/src/pages/index.ts', (text) =>
        text.replace('pages: [', `pages: [\n    ${entry}`),
      );
      // Alone, the frame loads again, because its list of pages has changed.
      if (app === 'marvel') await expect(page.locator('html')).not.toHaveAttribute('data-marked', '');
      else await expect.poll(async () => (await page.request.get(`${server.url}/marvel/sets`)).status()).toBe(200);
      await page.goto(`${server.url}/marvel/sets`);
      if (app === 'shell') await hydrated(page);
      await expect(page.locator('h1', { hasText: 'Sets of Marvel' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(overlay(page)).toHaveCount(0);
      await undo();
      await rm(added);
    });
  });
}
