import { paths } from '@mint-row/kit/contract';
import { expect, test } from '@playwright/test';
import { inTurn } from '../sample.ts';
import { characterSlugs, siteUrl } from '../site/addresses.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('next to its text, the timeline ends where the text ends', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const slug of inTurn(characterSlugs, 'the end of the timeline', 3)) {
    await page.goto(siteUrl() + paths.character(slug));
    const [text = 0, events = 0] = await page
      .locator('#history .history, ol.events')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom));
    expect.soft(Math.abs(text - events), slug).toBeLessThan(40);
  }
});

test('each year of the timeline has the same length, and only steps without room for their text are longer', async ({
  page,
}) => {
  for (const slug of inTurn(characterSlugs, 'the length of years', 4)) {
    await page.goto(siteUrl() + paths.character(slug));
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const events = await page.locator('ol.events > li').evaluateAll((all) =>
        all.map((event) => {
          const words = document.createRange();
          words.selectNodeContents(event.querySelector('p') ?? event);
          return {
            year: Number(event.querySelector('.value')?.textContent),
            top: event.getBoundingClientRect().top,
            words: words.getBoundingClientRect().height,
          };
        }),
      );
      const steps = events.slice(1).map(({ year, top }, index) => {
        const before = events[index] ?? { year, top, words: 0 };
        return { years: year - before.year, length: top - before.top, words: before.words };
      });
      const { years: mostYears, length: longest } = steps.toSorted((one, other) => other.years - one.years)[0] ?? {
        years: 1,
        length: 0,
      };
      const shortest = Math.min(...steps.map(({ length }) => length));
      expect.soft(longest, `${slug}, ${width} px`).toBeGreaterThan(shortest + 5);
      for (const { years, length, words } of steps) {
        const scaled = (longest / mostYears) * years;
        const label = `${slug}, ${width} px, ${years} years`;
        expect.soft(length - words, `${label}: below the words`).toBeGreaterThan(6);
        if (length > words + 16) expect.soft(Math.abs(length - scaled), label).toBeLessThan(1);
        else expect.soft(length, label).toBeGreaterThan(scaled - 1);
      }
    }
  }
});
