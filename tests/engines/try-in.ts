import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startFaultyServer } from '../site/faulty-server.ts';
import { type Served, serveBuiltSite } from '../site/serve-built-site.ts';
import { capabilities, isWithFaults } from './capabilities.ts';
import type { Browser, Engine } from './engine.ts';
import { Tab, watchFaults } from './tab.ts';
import type { Visit } from './visit.ts';

declare module 'vitest' {
  interface TaskMeta {
    /** The version of the browser in which a flow ran. */
    browserVersion?: string;
  }
}

/** The maximum duration of a flow, in milliseconds: the longest opens every kind of page. A flow that hangs still fails. */
const flowTimeoutMs = 900_000;

/**
 * Tries everything in an engine. It needs programs that npm does not install, so it runs only if the variable ENGINES is
 * "required": see .ci/run.
 */
export function tryIn(engine: Engine): void {
  describe(engine.name, { timeout: flowTimeoutMs }, () => {
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
      console.log(`  ${engine.name} ${browser.version}`);
    });
    afterAll(async () => {
      await browser?.close();
      await visit.server?.stop();
      await served?.stop();
    });
    beforeEach(async ({ task }) => {
      if (!browser) throw new Error(`${engine.name} does not run.`);
      task.meta.browserVersion = browser.version;
      visit.server.runFirst(watchFaults);
      visit.tab = new Tab(await browser.newWindow(), visit.server.url);
    });
    afterEach(async () => {
      await visit.tab.close();
      visit.server.lift();
    });

    for (const [capability, flow] of Object.entries(capabilities)) {
      it(capability, async () => {
        await flow(visit);
        if (!isWithFaults(capability)) expect(await visit.tab.faults()).toEqual([]);
      });
    }
  });
}
