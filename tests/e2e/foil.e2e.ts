import { paths } from '@mint-row/kit/contract';
import { expect, type Locator, test } from '@playwright/test';
import { sampleOf } from '../sample.ts';
import { siteUrl } from '../site/addresses.ts';

/** The maximum average difference between the colours of a resting card and its drawing, in channels of 255. */
const atRest = 5;

const colorSchemes = ['light', 'dark'] as const;

/** A card of each franchise, and both themes; all combinations if SUITE=whole. */
const tried = sampleOf(
  colorSchemes.flatMap((colorScheme) =>
    ['charizard', 'darth-vader', 'wolverine'].map((slug) => ({ slug, colorScheme })),
  ),
  ({ slug, colorScheme }) => `foil of ${slug}, ${colorScheme}`,
  ({ slug, colorScheme }) => [slug, colorScheme],
);

for (const colorScheme of colorSchemes) {
  test.describe(() => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'no-preference' } });
    for (const { slug } of tried.filter((one) => one.colorScheme === colorScheme)) {
      test(`${slug}, ${colorScheme}: foil does not change the colours of a drawing until it is touched`, async ({
        page,
      }) => {
        await page.goto(siteUrl() + paths.character(slug));
        // A card that tilts under the pointer has pictures of other sizes: here its colours count.
        await page.evaluate(() => {
          const still = new CSSStyleSheet();
          still.replaceSync(
            '.foil, .foil * { rotate: none !important; translate: none !important; transform: none !important; }',
          );
          document.adoptedStyleSheets.push(still);
        });
        const card = page.locator('.foil').first();
        const untouched = await card.screenshot({ animations: 'disabled' });
        await card.hover();
        const shine = () => card.evaluate((foil) => getComputedStyle(foil).getPropertyValue('--shine'));
        await expect.poll(shine).toBe('1');
        const touched = await card.screenshot({ animations: 'disabled' });
        await page.mouse.move(0, 0);
        await page.evaluate(() => {
          const alone = new CSSStyleSheet();
          alone.replaceSync('.foil::before, .foil::after { display: none !important; }');
          document.adoptedStyleSheets.push(alone);
        });
        const drawing = await card.screenshot({ animations: 'disabled' });
        expect(await difference(card, untouched, drawing)).toBeLessThan(atRest);
        expect(await difference(card, touched, drawing)).toBeGreaterThan(2 * atRest);
      });
    }
  });
}

/** The mean difference of two pictures, in channels of 255. */
async function difference(card: Locator, one: Buffer, other: Buffer): Promise<number> {
  return card.evaluate(
    async (_, pictures) => {
      const [from, to] = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data;
        }),
      );
      if (!from || from.length !== to?.length) throw new Error('The two pictures differ in size.');
      return from.reduce((sum, channel, index) => sum + Math.abs(channel - (to[index] ?? 0)), 0) / from.length;
    },
    [one.toString('base64'), other.toString('base64')],
  );
}
