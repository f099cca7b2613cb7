import { isFilled, isHydrated, renderSections } from '../e2e/watch.ts';
import { comesTrue } from './comes-true.ts';
import type { Driver, InPage, NamedKey, Sent, WindowSize } from './engine.ts';

declare global {
  interface Window {
    /** What `watchFaults` has seen in this document. */
    faults?: string[];
  }
}

/**
 * Runs in a document before its own code: notes errors and warnings of the console, uncaught errors, files that do not
 * load, and violations of the security policy. React tells there that a document is not what it would have rendered.
 */
export function watchFaults(): void {
  const faults: string[] = [];
  window.faults = faults;
  for (const level of ['error', 'warn'] as const) {
    const say = console[level];
    console[level] = (...said: readonly unknown[]) => {
      faults.push(`${level}: ${said.map(String).join(' ')}`);
      say(...said);
    };
  }
  const note = (event: Event) => {
    if (event instanceof ErrorEvent) faults.push(`uncaught: ${event.message}`);
    else if (event.target instanceof Element) faults.push(`did not load: ${event.target.outerHTML.slice(0, 120)}`);
  };
  addEventListener('error', note, true);
  addEventListener('unhandledrejection', ({ reason }) => faults.push(`unhandled: ${reason}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    faults.push(`security policy: ${effectiveDirective} refused ${blockedURI}`);
  });
}

/** A visitor's window on the site, with the actions and waits of flows. */
export class Tab {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  /** @param path of the site, or a whole address */
  open(path: string): Promise<void> {
    return this.#driver.open(new URL(path, this.#origin).href);
  }

  /** Opens a page by its address, and waits until it is hydrated. */
  async openHydrated(path: string): Promise<void> {
    await this.open(path);
    await this.hydrated();
  }

  /** Clicks the first element that matches, once it is visible and no longer moves. */
  async click(selector: string): Promise<void> {
    await this.#standsStill(selector);
    await this.#driver.click(selector);
  }

  /** Moves the pointer over the first element that matches, once it is visible and no longer moves. */
  async hover(selector: string): Promise<void> {
    await this.#standsStill(selector);
    await this.#driver.hover(selector);
  }

  /** Types into the first element that matches, once it is visible and no longer moves; a line break is Enter. */
  async type(selector: string, text: string): Promise<void> {
    await this.#standsStill(selector);
    await this.#driver.type(selector, text);
  }

  /** Presses a key, or that of a character, several times, wherever the focus is. */
  async press(key: NamedKey | '/', times = 1): Promise<void> {
    for (let time = 0; time < times; time += 1) await this.#driver.press(key);
  }

  evaluate<Given extends readonly Sent[], Result>(run: InPage<Given, Result>, ...given: Given): Promise<Result> {
    return this.#driver.evaluate(run, ...given);
  }

  back(): Promise<void> {
    return this.#driver.back();
  }

  forward(): Promise<void> {
    return this.#driver.forward();
  }

  /** Gives the page another size, or the nearest that the browser's window can have. */
  async resize(size: WindowSize): Promise<void> {
    let before = await this.#innerWidth();
    if (before === size.width) return;
    const first = before;
    await this.#driver.resize(size);
    await this.until('the page is resized', async () => {
      const now = await this.#innerWidth();
      const isDone = now === size.width || (now === before && now !== first);
      before = now;
      return isDone;
    });
  }

  reload(): Promise<void> {
    return this.#driver.reload();
  }

  close(): Promise<void> {
    return this.#driver.close();
  }

  /** The text of the first element that matches; null if there is none. */
  textOf(selector: string): Promise<string | null> {
    return this.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? null, selector);
  }

  /** The value of an attribute of the first element that matches; null if it has none. */
  attributeOf(selector: string, name: string): Promise<string | null> {
    return this.evaluate(
      (wanted, attribute) => document.querySelector(wanted)?.getAttribute(attribute) ?? null,
      selector,
      name,
    );
  }

  /** The number of elements that match. */
  count(selector: string): Promise<number> {
    return this.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);
  }

  /** Waits until the first element that matches has the focus. */
  hasFocus(selector: string): Promise<void> {
    return this.#until(
      `${selector} has the focus`,
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
  }

  /**
   * What `watchFaults` has seen in this document, except that there is no page at an address that has none; nothing if that was
   * not told to run in it.
   */
  async faults(): Promise<readonly string[]> {
    const faults = await this.evaluate(() => window.faults ?? []);
    return faults.filter((fault) => !fault.startsWith('error: 404: there is no page'));
  }

  /** Waits until the first element that matches has a text. */
  hasText(selector: string, text: RegExp): Promise<void> {
    return this.until(`${selector} has the text ${text}`, async () => text.test((await this.textOf(selector)) ?? ''));
  }

  /** Whether the first element that matches is visible, and has a width: WebKit may call visible what it has left out. */
  isVisible(selector: string): Promise<boolean> {
    return this.evaluate((wanted) => {
      const element = document.querySelector(wanted);
      return (element?.checkVisibility() && element.getBoundingClientRect().width > 0) ?? false;
    }, selector);
  }

  /** Waits until the first element that matches is visible. */
  shows(selector: string): Promise<void> {
    return this.until(`${selector} can be seen`, () => this.isVisible(selector));
  }

  /** Waits until some element matches. */
  has(selector: string): Promise<void> {
    return this.#until(`there is ${selector}`, (wanted) => document.querySelector(wanted) !== null, selector);
  }

  /** Waits until no element matches. */
  lacks(selector: string): Promise<void> {
    return this.#until(`there is no ${selector}`, (wanted) => document.querySelector(wanted) === null, selector);
  }

  /** Waits until the address has a path, and a query if it is given. */
  isAt(path: string): Promise<void> {
    return this.until(`the address is ${path}`, () =>
      this.evaluate((wanted) => location.pathname + location.search === wanted, path),
    );
  }

  /** Waits until React runs the page, and its buttons and lists are complete; then renders its sections. */
  async hydrated(): Promise<void> {
    await this.#until('the page is hydrated', isHydrated);
    await this.#until('it is filled', isFilled);
    await this.evaluate(renderSections);
  }

  /** Marks the document: a navigation inside the site keeps the mark, another document does not have it. */
  mark(): Promise<void> {
    return this.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  }

  isMarked(): Promise<boolean> {
    return this.evaluate(() => document.documentElement.hasAttribute('data-marked'));
  }

  /**
   * Waits until a condition is true.
   * @param what the condition as a sentence
   * @throws Error with that sentence, the address and the title of the document, when it does not come true
   */
  async until(what: string, isTrue: () => Promise<boolean>): Promise<void> {
    await comesTrue(isTrue).catch(async ({ message, cause }: Error) => {
      const shown = await this.evaluate(() => `${location.href} “${document.title}”`).catch(() => 'no document');
      throw new Error(`${message} ${what}. In the window: ${shown}`, { cause });
    });
  }

  #innerWidth(): Promise<number> {
    return this.evaluate(() => innerWidth);
  }

  #until<Given extends readonly Sent[]>(what: string, isTrue: InPage<Given, boolean>, ...given: Given): Promise<void> {
    return this.until(what, () => this.evaluate(isTrue, ...given));
  }

  async #standsStill(selector: string): Promise<void> {
    let before = '';
    await this.until(`${selector} can be seen and stands still`, async () => {
      const box = await this.evaluate((wanted) => {
        const element = document.querySelector(wanted);
        if (!element?.checkVisibility()) return '';
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = element.getBoundingClientRect();
        return box.width > 0 ? JSON.stringify(box) : '';
      }, selector);
      const isSame = box !== '' && box === before;
      before = box;
      return isSame;
    });
  }
}
