import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installed } from '../serving/web-server-programs.ts';
import { type Browser, type Driver, type Engine, type InPage, type Sent, windowSize } from './engine.ts';

/** The used part of Puppeteer, which is installed next to these tests only where they run. */
interface Puppeteer {
  launch: (options: {
    browser: 'firefox';
    executablePath: string;
    defaultViewport: typeof windowSize;
  }) => Promise<PuppeteerBrowser>;
}
interface PuppeteerBrowser {
  version: () => Promise<string>;
  createBrowserContext: () => Promise<{ newPage: () => Promise<PuppeteerPage>; close: () => Promise<void> }>;
  close: () => Promise<void>;
}
interface PuppeteerPage {
  goto: (url: string) => Promise<unknown>;
  click: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  evaluate: <Given extends readonly Sent[], Result>(run: InPage<Given, Result>, ...given: Given) => Promise<Result>;
  goBack: () => Promise<unknown>;
  reload: () => Promise<unknown>;
}

const packages = join(import.meta.dirname, 'node_modules');
const program = installed('firefox-esr') ?? installed('firefox');

/** Firefox without a window, by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  missing() {
    if (!program) return 'Firefox is not installed';
    return existsSync(packages) ? null : 'Puppeteer is not installed: npm ci --prefix tests/engines --ignore-scripts';
  },
  async launch(): Promise<Browser> {
    const entry = createRequire(join(packages, 'entry.js')).resolve('puppeteer-core');
    const { default: puppeteer } = (await import(pathToFileURL(entry).href)) as { default: Puppeteer };
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: program ?? '',
      defaultViewport: windowSize,
    });
    return {
      name: await browser.version(),
      async newWindow() {
        const context = await browser.createBrowserContext();
        return driverOf(await context.newPage(), () => context.close());
      },
      close: () => browser.close(),
    };
  },
};

function driverOf(page: PuppeteerPage, close: () => Promise<void>): Driver {
  return {
    open: async (url) => void (await page.goto(url)),
    click: (selector) => page.click(selector),
    type: (selector, text) => page.type(selector, text),
    evaluate: (run, ...given) => page.evaluate(run, ...given),
    back: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    close,
  };
}
