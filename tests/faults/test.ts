import { test as base } from '@playwright/test';
import { siteUrl } from '../site/addresses.ts';
import { type FaultyServer, startFaultyServer } from '../site/faulty-server.ts';
import { Visit } from './visit.ts';

/** Tests with a server that fails on request, and a visitor of it. */
export const test = base.extend<{ visit: Visit }, { server: FaultyServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const server = await startFaultyServer(siteUrl());
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  visit: async ({ page, server }, use) => {
    server.lift();
    await use(await Visit.begin(page, server.url));
    server.lift();
  },
});
