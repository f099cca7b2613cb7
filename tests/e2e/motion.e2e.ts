import { paths } from '@mint-row/kit/contract';
import { expect, type Page, test } from '@playwright/test';
import { inTurn } from '../sample.ts';
import { siteUrl } from '../site/addresses.ts';
import { hydrated } from './watch.ts';

const foilPages = [paths.home, '/pokemon', paths.character('charizard')];

test.describe('where the visitor prefers reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of inTurn(foilPages, 'nothing moves')) {
    test(`${path}: nothing moves`, async ({ page }) => {
      await page.goto(siteUrl() + path);
      await hydrated(page);
      const light = await sheen(page);
      // Its corner: the cards of a row cover each other.
      await page
        .locator('.foil')
        .first()
        .hover({ position: { x: 8, y: 8 } });
      await tilt(page, { beta: 75, gamma: 30 });
      expect(await sheen(page)).toEqual(light);
      expect(await moving(page)).toEqual([]);
    });
  }
});

test.describe('where the visitor has no preference', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test.beforeEach(async ({ page }) => {
    await page.goto(`${siteUrl()}/pokemon`);
    await hydrated(page);
  });

  test('foil follows the pointer', async ({ page }) => {
    await page.locator('.foil').last().hover();
    expect(await moving(page)).not.toEqual([]);
  });

  test('the light on every card follows the tilt of the device', async ({ page }) => {
    const untilted = await sheen(page);
    expect(untilted.length).toBeGreaterThan(8);

    // At 45°, the light is faint and in the middle; a tilt of 30° either way moves it to an edge, and no further tilt
    // moves it.
    const tilts = [
      { beta: 45, gamma: 0, light: '0.5 0.5 0' },
      { beta: 60, gamma: 15, light: '0.75 0.75 0.707' },
      { beta: 15, gamma: -30, light: '0 0 1' },
      { beta: 170, gamma: 85, light: '1 1 1' },
    ];
    for (const { light, ...angles } of tilts) {
      await tilt(page, angles);
      await expect.poll(() => sheen(page)).toEqual(untilted.map(() => light));
    }

    // The event of a device without the sensor.
    await tilt(page, { beta: null, gamma: null });
    expect(await sheen(page)).toEqual(untilted.map(() => '1 1 1'));
  });
});

test.describe('what scrolling draws', () => {
  const bars = '#makers .maker-bar';
  const scales = (page: Page) =>
    page
      .locator(bars)
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).scale).filter((to) => to !== 'none'));

  test('grows where it comes into view, and is whole before and after that, and on paper', async ({ page }) => {
    await page.goto(`${siteUrl()}/marvel`);
    await hydrated(page);
    expect(await page.locator(bars).count()).toBeGreaterThan(8);
    expect(await scales(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.scrollBehavior = 'auto';
      document.querySelector('#makers li:nth-child(4)')?.scrollIntoView({ block: 'end' });
    });
    await expect.poll(() => scales(page)).not.toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await scales(page)).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('End');
    await expect.poll(() => scales(page)).toEqual([]);
  });
});

/** Sends an event with the orientation of the device. */
async function tilt(page: Page, angles: { beta: number | null; gamma: number | null }): Promise<void> {
  await page.evaluate((init) => {
    window.dispatchEvent(new DeviceOrientationEvent('deviceorientation', init));
  }, angles);
}

/** The painted light on each card: its position from the left and from the top, and its strength; 0 to 1. */
async function sheen(page: Page): Promise<readonly string[]> {
  return page.locator('[data-foil]').evaluateAll((cards) =>
    cards.map((card) => {
      const style = getComputedStyle(card);
      return ['--pointer-x', '--pointer-y', '--shine'].map((name) => style.getPropertyValue(name)).join(' ');
    }),
  );
}

/** Elements with running animations, or with transitions that take time. */
async function moving(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const running = document.getAnimations().map((animation) => `runs: ${animation.constructor.name}`);
    const timed = [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const { transitionDuration, animationName } = getComputedStyle(element, pseudo);
        const slow = transitionDuration.split(', ').some((duration) => Number.parseFloat(duration) > 0.01);
        const what = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${pseudo ?? ''}`;
        return slow || animationName !== 'none' ? [`${what}: ${transitionDuration}, ${animationName}`] : [];
      }),
    );
    return [...running, ...timed];
  });
}
