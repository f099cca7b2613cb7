import { defineConfig } from '@playwright/test';
import { browserLaunchOptions } from './tests/browser.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  outputDir: 'tests/.output/playwright',
  globalSetup: './tests/site/global-setup.ts',
  fullyParallel: true,
  // One more than the cores that are asked for: many tests wait for deadlines rather than work.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['./tests/faults/matrix-reporter.ts']],
  timeout: 60_000,
  use: {
    launchOptions: await browserLaunchOptions(),
    trace: 'retain-on-failure',
  },
});
