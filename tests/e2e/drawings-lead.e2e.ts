import { paths } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';

/** The drawings that stand for a page or a row, by the page that shows them. */
const drawings: Readonly<Record<string, string>> = {
  [paths.characters]: '.directory-strip img, .directory-entry img',
  [paths.guides]: '.guide-listed img',
  [paths.updates]: '.moved img, .update-row img',
  '/marvel': '.popular-set img',
  '/marvel/characters': '.debut-sheet img, .debut img',
  '/pokemon': '.popular-set img',
  '/star-wars': '.border-series li img, .popular-set img',
};

/** A window in which each row has one column, and one in which it has several. */
for (const width of [390, 1280]) {
  for (const [path, selector] of Object.entries(drawings)) {
    test(`${path}: at ${width} px, a press on the middle of each drawing follows a link, and its row has one`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(siteUrl() + path);
      const pressed = await page.locator(selector).evaluateAll((all) =>
        all.map((drawing) => {
          // Where a part of it lies under the next, the middle of the part that is seen.
          const seen = drawing.closest('.directory-strip > li') ?? drawing;
          seen.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
          const { left, top, width, height } = seen.getBoundingClientRect();
          const link = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('a');
          return link && (link.contains(drawing) || link.closest('.linked-row')?.contains(drawing)) ? link.href : null;
        }),
      );
      expect(pressed.length).toBeGreaterThan(2);
      expect(pressed).not.toContain(null);
      // A drawing's link is that of its row: each strip or list has it once.
      const twice = await page.locator('li, article').evaluateAll((rows) =>
        rows.flatMap((row) => {
          const links = [...row.querySelectorAll('a')].map(({ href }) => href);
          return row.querySelector('img') && new Set(links).size < links.length ? links : [];
        }),
      );
      expect(twice).toEqual([]);
    });
  }
}
