import { test as base, expect } from '@playwright/test';
import { AttackedPage } from '../../lab/attack/styles/attacked-page.ts';
import { styleAttacks } from '../../lab/attack/styles/style-attacks.ts';
import { tryStyles } from '../../lab/attack/styles/styles.ts';
import { isTried } from '../sample.ts';
import { siteUrl } from '../site/addresses.ts';

/** One page that all tests of a worker share. */
const test = base.extend<object, { attacked: AttackedPage }>({
  attacked: [
    async ({ browser }, use) => {
      const attacked = await AttackedPage.open(browser, siteUrl());
      await use(attacked);
      await attacked.close();
    },
    { scope: 'worker' },
  ],
});

/** Of the attacks that the gate refuses, this test tries every nth. `npm run lab -- attack styles` tries all. */
const oneOf = 24;

const sample = Object.entries(styleAttacks).filter(([name, { refused }], index) =>
  refused ? index % oneOf === 0 : isTried(name, 3),
);

test.describe('styles that a remote might publish', () => {
  for (const [name, attack] of sample) {
    test(name, async ({ attacked }) => {
      const { held, evidence } = await tryStyles(attack, attacked);
      expect(held, evidence).toBe(true);
    });
  }
});
