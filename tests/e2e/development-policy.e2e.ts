import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copySources } from '../site/copy-sources.ts';
import { places } from '../site/marvel-edits.ts';
import { startVite } from '../site/vite-server.ts';

const landing = 'remote-marvel/src/pages/LandingPage.tsx';

/** What a page may not have, and what development says of it. */
const refused = [
  {
    what: 'a foreign picture',
    element: '<img alt="" src="https://example.com/a.png" />',
    html: 'https://example.com/a.png',
    shell: ['marvel: ', 'refuses <img alt="" src="https://example.com/a.png">', 'img-src', 'src/art/'],
    marvel: ['marvel: ', 'refuses <img alt="" src="https://example.com/a.png">', 'img-src', 'src/art/'],
  },
  {
    what: 'an inline style',
    element: "<p style={{ color: 'red' }}>Red</p>",
    html: 'color:red',
    shell: ['marvel: ', 'refuses <p style="color:red">', 'style-src-attr', 'src/styles.css'],
    // Rendered in the browser, it is no attribute of a document.
    marvel: null,
  },
  {
    what: 'an inline script',
    element: '<script type="module" dangerouslySetInnerHTML={{ __html: \'document.title = 1\' }} />',
    html: 'document.title = 1',
    shell: ['marvel: ', 'refuses <script type="module">', 'script-src-elem', 'src/pages/'],
    marvel: ['marvel: ', 'LandingPage failed', 'TrustedHTML'],
  },
];

for (const [place, app] of places) {
  test.describe(`Marvel, ${place}, in development`, () => {
    test.describe.configure({ mode: 'default' });
    let copy: string;
    let server: Awaited<ReturnType<typeof startVite>>;
    test.beforeAll(async () => {
      copy = await copySources(`policy-${app}`);
      server = await startVite(app, [], copy);
    });
    test.afterAll(() => server.stop());

    for (const { what, element, html, [app]: says } of refused) {
      if (!says) continue;
      test(`refuses ${what}, and says so`, async ({ page }) => {
        const file = join(copy, landing);
        const text = await readFile(file, 'utf8');
        const changed = text.replace(/<div data-accent[^>]*>/, (found) => found + element);
        expect(changed).not.toBe(text);
        await writeFile(file, changed);
        try {
          const address = `${server.url}/marvel`;
          // An edit that the server has not seen yet would be rendered in the browser later.
          const served = async () => (await page.request.get(address)).text();
          if (app === 'shell') await expect.poll(served, { timeout: 30_000 }).toContain(html);
          await page.goto(address);
          const overlay = page.locator('vite-error-overlay .message-body');
          await expect(overlay).toBeVisible({ timeout: 30_000 });
          // The overlay shows the newest of several messages, the terminal all of them.
          for (const words of says) await expect.poll(() => server.printed(), { timeout: 30_000 }).toContain(words);
        } finally {
          await writeFile(file, text);
        }
      });
    }
  });
}
