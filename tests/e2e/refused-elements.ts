import { expect, type Page } from '@playwright/test';
import { edits } from '../site/marvel-edits.ts';
import type { startVite } from '../site/vite-server.ts';

/** Elements that a page may not have, and the messages of a development server about them. */
export const refused = [
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
    // In a remote that runs alone, React sets the style in the browser, where the policy allows it.
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

/**
 * Expects that a development server reports a refused element on Marvel's opening page: over the page and in the
 * terminal.
 * @param edit changes a file of the sources that the server shows; resolves to a function that undoes the edit
 * @param isRendered whether the server renders documents
 */
export async function expectRefused(
  page: Page,
  server: Awaited<ReturnType<typeof startVite>>,
  edit: (file: string, change: (text: string) => string) => Promise<() => Promise<void>>,
  { element, html, says }: { element: string; html: string; says: readonly string[] },
  isRendered: boolean,
): Promise<void> {
  const undo = await edit(edits.page.file, (text) =>
    text.replace(/<div data-accent[^>]*>/, (found) => found + element),
  );
  const address = `${server.url}/marvel`;
  // The server must have noticed the edit before the page opens.
  const served = async () => (await page.request.get(address)).text();
  if (isRendered) await expect.poll(served, { timeout: 30_000 }).toContain(html);
  await page.goto(address);
  await expect(page.locator('vite-error-overlay .message-body')).toBeVisible({ timeout: 30_000 });
  // The overlay shows the newest message, the terminal all of them.
  for (const words of says) await expect.poll(() => server.printed(), { timeout: 30_000 }).toContain(words);
  await undo();
}
