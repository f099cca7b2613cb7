import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { browserLaunchOptions } from '../../tests/browser.ts';
import type { KnownReleases } from './known-releases.ts';
import { unluckyLanguage } from './teams.ts';
import { type Visit, Window, type Wish } from './window.ts';

/** How many pages are open at a time. */
const windows = 4;

/** Of as many visitors, one speaks the language for which the bad release throws. */
const unluckyOneIn = 10;

/** The ways to pages of Marvel; then those of visitors who come for others. */
const ways: readonly Pick<Wish, 'path' | 'from'>[] = [
  { path: '/marvel', from: null },
  { path: '/characters/wolverine', from: null },
  { path: '/marvel', from: '/pokemon' },
];
const others = ['/', '/pokemon', '/star-wars'];

/** Real visitors, four at a time. Most return with the browser that they had; the unlucky ones have a new one. */
export class Browsers {
  readonly visits: Visit[] = [];
  readonly #browser: Browser;
  readonly #open: (language: string) => Promise<{ context: BrowserContext; window: Window }>;
  #isOver = false;
  #begun = 0;
  #lanes: Promise<void>[] = [];

  private constructor(browser: Browser, port: number, known: KnownReleases) {
    this.#browser = browser;
    this.#open = async (language) => {
      const context = await browser.newContext({ locale: language });
      return { context, window: await Window.open(await context.newPage(), port, known) };
    };
  }

  /** @param port where visitors come */
  static async launch(port: number, known: KnownReleases): Promise<Browsers> {
    // Whoever interrupts the drill ends all of its parts, in their order.
    const ownSignals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
    return new Browsers(await chromium.launch({ ...(await browserLaunchOptions()), ...ownSignals }), port, known);
  }

  come(): void {
    this.#lanes = Array.from({ length: windows }, async () => {
      const own = await this.#open('en-US');
      while (!this.#isOver) {
        this.#begun += 1;
        const wish = wishOf(this.#begun);
        const { context, window } = wish.isUnlucky ? await this.#open(unluckyLanguage) : own;
        this.visits.push(await window.visit(wish));
        if (context !== own.context) await window.close();
      }
      await own.window.close();
    });
    // Whoever waits for them to leave hears of it.
    for (const lane of this.#lanes) lane.catch(() => {});
  }

  /** Resolves when everybody has gone. */
  async leave(): Promise<void> {
    this.#isOver = true;
    await Promise.all(this.#lanes);
    await this.close();
  }

  /** Closes the browser at once. */
  close(): Promise<void> {
    return this.#browser.close();
  }
}

/** What a visitor comes for, by the visitor's number. Each has an address of its own. */
function wishOf(index: number): Wish {
  const visitor = `127.0.${2 + (index >> 7)}.${1 + (index & 127)}`;
  // None of the unlucky ones comes for another remote's page.
  if (index % unluckyOneIn === 9)
    return { visitor, path: others[index % others.length] ?? '/', from: null, isUnlucky: false };
  return {
    visitor,
    ...(ways[index % ways.length] ?? { path: '/marvel', from: null }),
    isUnlucky: index % unluckyOneIn === 3,
  };
}
