import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { isHydrated } from '../../tests/e2e/watch.ts';
import { Door } from './door.ts';
import type { Fitting, KnownReleases } from './known-releases.ts';

/** The longest that a visitor waits for anything, in milliseconds: longer than every deadline of the page. */
const patienceMs = 30_000;

/** How long a visitor looks at a page, in milliseconds. */
const readingMs = 300;

/** How long a visitor who has seen the page stays for its reports, in milliseconds: a browser may have none to send. */
const reportMs = 3_000;

/** What a visitor comes for. */
export interface Wish {
  /** The visitor's address. */
  visitor: string;
  path: string;
  /** The page from which the visitor follows a link to it; null for one who opens it. */
  from: string | null;
  /** Whether the visitor speaks the language for which the bad release throws. */
  isUnlucky: boolean;
}

/** What became of a page for a visitor. */
export type Seen = 'the page' | 'the page, by the fallback' | 'the text, with a notice' | 'the text alone' | 'nothing';

/** A visit of a real browser. */
export interface Visit extends Wish {
  /** When it began, in milliseconds since 1970. */
  at: number;
  /** What its document was of. */
  fitting: Fitting;
  /** The release whose code failed; null if none did. */
  failed: string | null;
  saw: Seen;
  /** The same after "Try again"; null for a visitor who needed not. */
  afterwards: Seen | null;
  /** The release whose code ran in the end; null if none did. */
  ran: string | null;
  /** Whether the browser told the server. */
  isReported: boolean;
  problems: readonly string[];
}

/** A window of a browser, and the door through which it finds the site. */
export class Window {
  readonly #page: Page;
  readonly #door: Door;
  readonly #known: KnownReleases;
  /** What the console has said of loading pages, in this visit. */
  #told: { path: string; release: string; isLoaded: boolean }[] = [];

  private constructor(page: Page, door: Door, known: KnownReleases) {
    this.#page = page;
    this.#door = door;
    this.#known = known;
    page.on('console', (message) => {
      for (const [form, isLoaded] of [[loaded, true] as const, [failed, false] as const]) {
        const [, path, release] = form.exec(message.text()) ?? [];
        if (path && release) this.#told.push({ path, release, isLoaded });
      }
    });
  }

  /** @param port the cache's */
  static async open(page: Page, port: number, known: KnownReleases): Promise<Window> {
    return new Window(page, await Door.open(port), known);
  }

  async close(): Promise<void> {
    await this.#page.context().close();
    await this.#door.close();
  }

  /** A whole visit: comes, looks, tries again if it is told to, and leaves. */
  async visit(wish: Wish): Promise<Visit> {
    this.#door.admit(wish.visitor);
    this.#told = [];
    const visit: Visit = {
      ...wish,
      at: Date.now(),
      fitting: new Map(),
      failed: null,
      saw: 'nothing',
      afterwards: null,
      ran: null,
      isReported: false,
      problems: [],
    };
    const problems: string[] = [];
    // From the network or, for those who return, from the browser's cache.
    const isBeacon = (request: Request) => /\/beacon\.[\w-]+\.js$/.test(request.url());
    const canReport = this.#page.waitForEvent('requestfinished', { predicate: isBeacon, timeout: 0 }).catch(() => null);
    try {
      Object.assign(visit, await this.#come(wish));
      visit.failed = this.#told.find(({ path, isLoaded }) => path === wish.path && !isLoaded)?.release ?? null;
      if (visit.saw === 'the text, with a notice') visit.afterwards = await this.#tryAgain(wish.path);
      visit.ran = this.#ran(wish.path);
      await Promise.race([canReport, wait(reportMs)]);
      await wait(readingMs);
      // Browsers send their reports when the page is left.
      await this.#page.goto('about:blank');
      visit.isReported = await this.#door.answered(/^\/reports$/, reportMs);
    } catch (error) {
      problems.push(`${wish.path}: ${(error as Error).message.split('\n')[0]}`);
    }
    return { ...visit, problems: [...problems, ...this.#door.errors()] };
  }

  async #come({ path, from }: Wish): Promise<Pick<Visit, 'fitting' | 'saw'>> {
    const document = await this.#page.goto(this.#door.url + (from ?? path), { waitUntil: 'domcontentloaded' });
    const fitting = this.#known.of((await document?.text()) ?? '');
    if (from) {
      await this.#settled(from);
      await this.#page.locator(`header a[href="${path}"]`).first().click();
    }
    return { fitting, saw: await this.#settled(path) };
  }

  async #tryAgain(path: string): Promise<Seen> {
    this.#told = [];
    await this.#page.getByRole('button', { name: 'Try again' }).click();
    return this.#settled(path);
  }

  /** Waits until it is clear what the visitor sees. */
  async #settled(path: string): Promise<Seen> {
    const end = performance.now() + patienceMs;
    for (;;) {
      const seen = await this.#sees(path);
      if (seen !== null) return seen;
      if (performance.now() < end) await wait(30);
      else return (await this.#heading()) === '' ? 'nothing' : 'the text alone';
    }
  }

  async #sees(path: string): Promise<Seen | null> {
    const told = this.#told.filter((one) => one.path === path);
    const isThere = new URL(this.#page.url()).pathname === path && (await this.#heading()) !== '';
    if (!isThere || told.length === 0) return null;
    if (told.at(-1)?.isLoaded && (await this.#page.evaluate(isHydrated))) {
      return told.length > 1 ? 'the page, by the fallback' : 'the page';
    }
    return (await this.#page.locator('.notice').first().isVisible()) ? 'the text, with a notice' : null;
  }

  async #heading(): Promise<string> {
    const text = await this.#page.locator('main h1').first().textContent({ timeout: patienceMs });
    return (text ?? '').trim();
  }

  #ran(path: string): string | null {
    return this.#told.findLast((one) => one.path === path && one.isLoaded)?.release ?? null;
  }
}

/** What the console says of pages: shell/src/remotes/report.ts. */
const loaded = /^(\S+) loaded from \S+ (\S+?)\.(?: |$)/;
const failed = /^(\S+) failed in \S+ \(\S+\): \S+ (\S+), /;
