import { paths } from '@mint-row/kit/contract';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { runAxe } from '../a11y/axe.ts';
import { poorTexts } from '../a11y/pixel-contrast.ts';
import { siteUrl } from '../site/addresses.ts';
import { hydrated, watch } from './watch.ts';

const charizard = paths.character('charizard');
const guide = paths.guide('grading');

const glyph = (page: Page, name = 'Charizard') => page.getByRole('link', { name: `Turn ${name} under the lamp` });
const lamp = (page: Page) => page.getByRole('dialog', { name: 'Charizard' });
const slider = (page: Page, name: string) => lamp(page).getByRole('slider', { name });
const said = (page: Page) => lamp(page).getByRole('status').first();

/** Opens the lamp above the drawing of Charizard's page. */
async function open(page: Page): Promise<void> {
  await page.goto(siteUrl() + charizard);
  await hydrated(page);
  await glyph(page).click();
  await expect(lamp(page)).toBeVisible();
}

/** Presses a key several times. */
async function press(page: Page, key: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.keyboard.press(key);
}

/** How clearly each flaw shows, from 0 to 1, in the order of the list. */
async function shownFlaws(page: Page): Promise<readonly number[]> {
  const paths = lamp(page).locator('.lamp-front path');
  return paths.evaluateAll((all) => all.map((path) => Number(path.getAttribute('opacity'))));
}

/** Turns the card over by its button, and waits until it rests: halfway, a pointer meets the edge of the card. */
async function turnOver(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Turn it over' }).click();
  const moving = () => dialog.evaluate((element) => element.getAnimations({ subtree: true }).length);
  await expect.poll(moving).toBe(0);
}

async function isOver(page: Page): Promise<boolean> {
  return (await lamp(page).getByRole('button', { name: 'Turn it over' }).getAttribute('aria-pressed')) === 'true';
}

test('loads with the press alone, holds the page still, and gives the focus back', async ({ page }) => {
  const { requests, problems } = await watch(page);
  await page.goto(siteUrl() + charizard);
  await hydrated(page);
  await glyph(page).focus();
  const isLamp = (address: string) => /\/lamp\.[\w-]+\.js$/.test(address);
  expect(requests.filter(isLamp)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(lamp(page)).toBeFocused();
  expect(requests.filter(isLamp)).toHaveLength(1);

  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 600);
  await expect(lamp(page)).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);

  const leave: readonly (() => Promise<void>)[] = [
    () => page.keyboard.press('Escape'),
    () => lamp(page).getByRole('button', { name: 'Close' }).click(),
    // The table beside the card, and its edge.
    () => page.mouse.click(60, 300),
    () => page.mouse.click(12, 300),
  ];
  for (const close of leave) {
    await close();
    await expect(lamp(page)).toHaveCount(0);
    await expect(glyph(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(lamp(page)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveCSS('overflow', 'visible');
  expect(problems).toEqual([]);
});

test('arrow keys bring each flaw into grazing light; the third leads to one’s own card', async ({ page }) => {
  await open(page);
  await expect(lamp(page)).toBeFocused();
  expect(await shownFlaws(page)).toEqual([0, 0, 0]);
  await press(page, 'ArrowRight', 4);
  // Light from 8° finds nothing yet.
  expect(await shownFlaws(page)).toEqual([0, 0, 0]);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => shownFlaws(page)).toEqual([0, 1, 0]);
  await expect(said(page)).toHaveText('Scratches: 1 of 3 found');
  await press(page, 'ArrowLeft', 5);
  await press(page, 'ArrowUp', 5);
  await expect(said(page)).toHaveText('Print line: 2 of 3 found');
  await expect(lamp(page).getByRole('link')).toHaveCount(0);
  await press(page, 'ArrowLeft', 5);
  await press(page, 'ArrowDown', 10);
  await expect(said(page)).toHaveText('Soft corner: 3 of 3 found');
  await expect(lamp(page).getByText('Not found')).toHaveCount(0);
  await lamp(page).getByRole('link', { name: 'Now try your own card' }).click();
  await expect(page).toHaveURL(siteUrl() + guide);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the two sliders turn the card as well, and say at what angle the light comes', async ({ page }) => {
  await open(page);
  await slider(page, 'Turn').focus();
  await press(page, 'ArrowRight', 5);
  await expect(slider(page, 'Turn')).toHaveAttribute('aria-valuetext', '25° right, light at 3°');
  await expect(said(page)).toHaveText('Scratches: 1 of 3 found');
  await slider(page, 'Turn').fill('0');
  await slider(page, 'Tilt').fill('25');
  await expect(said(page)).toHaveText('Print line: 2 of 3 found');
});

test('a button and a key turn it over: the back has its facts, and puts it into the binder', async ({ page }) => {
  await page.goto(siteUrl() + charizard);
  await hydrated(page);
  const name = '1999 Base Set Holo #4';
  await glyph(page, name).click();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toHaveAccessibleDescription(/Number 4 Value range, estimate \$100-\$500,000\+/);
  const over = dialog.getByRole('button', { name: 'Turn it over' });
  await turnOver(page);
  await expect(over).toHaveAttribute('aria-pressed', 'true');
  const have = dialog.getByRole('button', { name: `I have ${name}` });
  await have.click();
  await expect(have).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('f');
  await expect(over).toHaveAttribute('aria-pressed', 'false');
  // Whoever reaches its buttons sees them.
  await over.focus();
  await have.focus();
  await expect(over).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(page.locator('#cards').getByRole('button', { name: `I have ${name}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('what is confirmed meanwhile is seen and undone above it, and stays when it closes', async ({ page }) => {
  await open(page);
  await turnOver(page);
  const have = lamp(page).getByRole('button', { name: 'I have a card of Charizard' });
  await have.click();
  await have.click();
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'out of your binder' });
  await toast.getByRole('button', { name: 'Undo' }).click();
  await expect(have).toHaveAttribute('aria-pressed', 'true');
  await have.click();
  await expect(toast.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lamp(page)).toHaveCount(0);
  await expect(toast.first()).toBeVisible();
});

test('foil is that which its layout names, and nobody’s guess elsewhere', async ({ page }) => {
  await page.goto(siteUrl() + paths.top50);
  await hydrated(page);
  const finishes: (string | null)[] = [];
  for (const name of ['Charizard Base Set 1st Edition #4', 'Pikachu No. 2 Trainer Silver Trophy']) {
    await glyph(page, name).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    const foil = dialog.locator('.lamp-foil');
    finishes.push((await foil.count()) > 0 ? await foil.getAttribute('data-finish') : null);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  expect(finishes).toEqual(['holo', null]);
});

test.describe('where the visitor has no preference', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the card turns to the pointer, and a draw over the table does not close it', async ({ page }) => {
    await open(page);
    const table = await boxOf(lamp(page).locator('.lamp-table'));
    await page.mouse.move(table.x + table.width - 4, table.y + table.height / 2);
    await expect(said(page)).toHaveText('Scratches: 1 of 3 found');
    await page.mouse.down();
    await page.mouse.move(table.x + 30, table.y + table.height / 2);
    await page.mouse.up();
    await expect(slider(page, 'Turn')).toHaveValue('-25');
    await expect(lamp(page)).toBeVisible();
  });
});

test.describe('where the visitor prefers reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves until the card is turned', async ({ page }) => {
    await open(page);
    const table = await boxOf(lamp(page).locator('.lamp-table'));
    await page.mouse.move(table.x + 30, table.y + 30);
    await tilt(page, { beta: 45, gamma: 0 });
    await tilt(page, { beta: 45, gamma: 30 });
    await expect(slider(page, 'Turn')).toHaveValue('0');
    await press(page, 'ArrowRight', 1);
    await page.keyboard.press('f');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(slider(page, 'Turn')).toHaveValue('5');
  });
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 664 },
    hasTouch: true,
    contextOptions: { reducedMotion: 'no-preference' },
  });

  test('the first screen has the card and what to do; a swipe turns it over, the tilt of the phone turns it', async ({
    page,
  }) => {
    await open(page);
    for (const button of ['Close', 'Turn it over', 'Tilt my phone']) {
      const { y, height } = await boxOf(lamp(page).getByRole('button', { name: button }));
      expect(y + height).toBeLessThanOrEqual(640);
      expect(height).toBeGreaterThanOrEqual(44);
    }
    expect(await lamp(page).evaluate((dialog) => dialog.scrollWidth)).toBeLessThanOrEqual(390);

    await swipe(page, lamp(page).locator('.lamp-table'));
    await expect.poll(() => isOver(page)).toBe(true);
    await swipe(page, lamp(page).locator('.lamp-table'));
    await expect.poll(() => isOver(page)).toBe(false);

    await tilt(page, { beta: 45, gamma: 0 });
    // The code of the page's foil, which loads with the first tilt, has that told to all once more.
    const foil = page.locator('[data-foil]').first();
    await expect.poll(() => foil.getAttribute('style')).toContain('--shine');
    await tilt(page, { beta: 45, gamma: 30 });
    await expect(said(page)).toHaveText('Scratches: 1 of 3 found');
    const follow = lamp(page).getByRole('button', { name: 'Tilt my phone', pressed: true });
    await follow.tap();
    await expect(follow).toHaveCount(0);
    await tilt(page, { beta: 45, gamma: 0 });
    await expect(slider(page, 'Turn')).toHaveValue('25');
  });

  test('an iPhone is asked at a press, and its refusal is told', async ({ page }) => {
    await page.addInitScript(() => {
      const asked = { requestPermission: async () => 'denied' };
      Object.assign(DeviceOrientationEvent, asked);
    });
    await open(page);
    await lamp(page).getByRole('button', { name: 'Tilt my phone' }).tap();
    await expect(lamp(page).getByText('This phone does not tell how it is held.')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the glyph leads to the guide to grading', async ({ page }) => {
    await page.goto(siteUrl() + charizard);
    await glyph(page).click();
    await expect(page).toHaveURL(siteUrl() + guide);
  });
});

for (const width of [390, 1280]) {
  test(`axe finds nothing at ${width} px, on the front, the back and at the end`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    const check = async () => {
      const { violations, incomplete } = await runAxe(page);
      expect.soft(violations.filter(({ selector }) => selector.includes('lamp'))).toEqual([]);
      const texts = incomplete.filter(
        ({ rule, selector }) => rule.startsWith('color-contrast') && /lamp/.test(selector),
      );
      const poor = await poorTexts(
        page,
        texts.map(({ selector }) => selector),
      );
      // What is on the side that is turned away is not painted, and measured when it is.
      expect.soft(poor.filter(({ contrast }) => contrast !== null)).toEqual([]);
    };
    await check();
    await page.keyboard.press('f');
    await check();
    await page.keyboard.press('f');
    for (const [turn, tilted] of [
      ['25', '0'],
      ['0', '25'],
      ['-25', '-25'],
    ] as const) {
      await slider(page, 'Turn').fill(turn);
      await slider(page, 'Tilt').fill(tilted);
    }
    await expect(lamp(page).getByRole('link')).toBeVisible();
    await check();
  });
}

/** Sends an event with the orientation of the device. */
async function tilt(page: Page, angles: { beta: number; gamma: number }): Promise<void> {
  await page.evaluate((init) => {
    window.dispatchEvent(new DeviceOrientationEvent('deviceorientation', init));
  }, angles);
}

/** A quick draw of a finger from right to left. */
async function swipe(page: Page, over: Locator): Promise<void> {
  const { x, y, width, height } = await boxOf(over);
  const session = await page.context().newCDPSession(page);
  const began = Date.now() / 1000;
  // The draw takes as long as its events say, however busy the machine is.
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: began + (0.8 - share) / 4,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width * share, y: y + height / 2 }],
    });
  await touch('touchStart', 0.8);
  for (const share of [0.6, 0.4, 0.2]) await touch('touchMove', share);
  await touch('touchEnd', 0.2);
  await session.detach();
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not visible.');
  return box;
}
