import { expect, test } from '@playwright/test';
import { styles } from '../attack/styles/styles.ts';
import { siteUrl } from '../site/editions.ts';

test.describe('styles that a remote might publish', () => {
  for (const { name, run } of styles.experiments) {
    test(name, async ({ browser }) => {
      const { held, evidence } = await run({ browser, url: siteUrl() });
      expect(held, evidence).toBe(true);
    });
  }
});
