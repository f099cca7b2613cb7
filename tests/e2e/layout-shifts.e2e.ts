import { expect, test } from '@playwright/test';
import { inTurn } from '../sample.ts';
import { siteUrl } from '../site/addresses.ts';
import { type FaultyServer, startFaultyServer } from '../site/faulty-server.ts';
import { someKinds } from '../site/kinds.ts';
import { recordShifts } from './shifts.ts';
import { hydratedByItself } from './watch.ts';

let slow: FaultyServer;
test.beforeAll(async () => {
  slow = await startFaultyServer(siteUrl());
});
test.afterAll(() => slow.stop());

const widths = [412, 1280];

for (const { name, path } of someKinds('layout shifts', 3)) {
  for (const width of inTurn(widths, `layout shifts: ${name}`)) {
    test(`${name}: nothing moves while its document arrives in pieces, nor later, at ${width} px`, async ({ page }) => {
      slow.inject({ at: (asked) => asked === path, failure: { kind: 'pieces', bytes: 4096, pause: 20 } });
      await page.setViewportSize({ width, height: 823 });
      await recordShifts(page);
      await page.goto(slow.url + path);
      await hydratedByItself(page);
      expect(await page.evaluate(() => window.shifts)).toEqual([]);
    });
  }
}
