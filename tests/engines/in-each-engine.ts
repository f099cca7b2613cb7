import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { type FaultyServer, startFaultyServer } from '../site/faulty-server.ts';
import { type Served, serveBuiltSite } from '../site/serve-built-site.ts';
import type { Browser } from './engine.ts';
import { firefox } from './firefox.ts';
import { Tab } from './tab.ts';
import { webkit } from './webkit.ts';

/** The engines in addition to Chromium's, in which Playwright tries everything. */
const engines = [firefox, webkit];

/** The maximum duration of a flow, in milliseconds: several waits of `comesTrue`; a flow that hangs still fails. */
const flowTimeoutMs = 240_000;

/** The means of a flow: a fresh window, and the server of its site, which fails on request. */
export interface Visit {
  /** The name of the browser’s engine. */
  engine: string;
  tab: Tab;
  server: FaultyServer;
  /** The address of the site without faults between. */
  siteUrl: string;
}

/**
 * Runs the same flows in each engine. They need programs that npm does not install, so they run only if the variable
 * ENGINES is "required": see .ci/run.
 * @param flows declares tests; the visit is that of the test that runs
 */
export function inEachEngine(flows: (visit: Visit) => void): void {
  describe.each(engines)('$name', { timeout: flowTimeoutMs }, (engine) => {
    if (process.env.ENGINES !== 'required') {
      console.warn(`Skipped: flows in ${engine.name}. CI runs them: see .ci/run.`);
      return it.skip('ENGINES is not "required"');
    }
    const visit = { engine: engine.name } as Visit;
    let browser: Browser | undefined;
    let served: Served | undefined;

    beforeAll(async () => {
      const missing = engine.missing();
      if (missing) throw new Error(`${missing}.`);
      served = await serveBuiltSite('dist');
      visit.siteUrl = served.url;
      visit.server = await startFaultyServer(served.url);
      browser = await engine.launch();
      console.log(`  ${engine.name} is ${browser.name}`);
    });
    afterAll(async () => {
      await browser?.close();
      await visit.server?.stop();
      await served?.stop();
    });
    beforeEach(async () => {
      if (!browser) throw new Error(`${engine.name} does not run.`);
      visit.tab = new Tab(await browser.newWindow(), visit.server.url);
    });
    afterEach(async () => {
      await visit.tab.close();
      visit.server.lift();
    });

    flows(visit);
  });
}
