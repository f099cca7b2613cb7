import type { Page } from '@playwright/test';

/** Brings the lazy images in by going past them, and waits until each is drawn. */
export async function showImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    await Promise.all(
      [...document.images].map(async (image) => {
        if (image.checkVisibility()) image.loading = 'eager';
        if (image.checkVisibility()) await image.decode();
      }),
    );
    scrollTo({ top: 0, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
  });
}
