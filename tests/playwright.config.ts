import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './browser.ts';

export default defineConfig({
  // Longer than a busy machine needs; missing elements still fail.
  expect: { timeout: 15_000 },
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: '.output/playwright',
  globalSetup: './site/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./faults/matrix-reporter.ts']],
  timeout: 60_000,
  use: {
    launchOptions: await browserLaunchOptions(),
    // Recording every step takes about a third of the time. To see one: npm test -- FILE --trace on
    trace: 'off',
  },
});
