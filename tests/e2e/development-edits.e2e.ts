import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
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

    tried('that is wrong says what and whose, and goes when it is fixed', async ({ page }) => {
      await open(page, '/marvel');
      const undo = await edit(landing, throwing);
      await expect(overlay(page)).toContainText('marvel: LandingPage failed. Out of cards');
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
