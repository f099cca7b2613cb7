import { type Browser, chromium } from '@playwright/test';
import { browserLaunchOptions } from '../../tests/browser.ts';
import { type Served, serveBuiltSite } from '../../tests/site/serve-built-site.ts';

/** What the experiments of one run share; it is there from its first use to the end of the run. */
export class Ground {
  readonly #ends: (() => Promise<void>)[] = [];

  /** Has something done when the run ends. What was asked for last is done first. */
  atEnd(end: () => Promise<void>): void {
    this.#ends.unshift(end);
  }

  async end(): Promise<void> {
    for (const end of this.#ends) await end();
  }
}

/** What the experiments need is not there: nothing can be said of the site. */
export class CannotRun extends Error {}

/**
 * Makes something that is begun once for each ground, when it is first asked for.
 * @param begin makes it
 * @param end removes it at the end of the run
 */
export function shared<Thing>(begin: (ground: Ground) => Promise<Thing>, end: (thing: Thing) => Promise<void>) {
  const begun = new WeakMap<Ground, Promise<Thing>>();
  return (ground: Ground): Promise<Thing> => {
    const known = begun.get(ground);
    if (known) return known;
    const thing = begin(ground).catch((error: Error) => {
      throw new CannotRun(error.message, { cause: error });
    });
    begun.set(ground, thing);
    ground.atEnd(() => thing.then(end, () => {}));
    return thing;
  };
}

/** The site as visitors meet it. */
export const siteOf = shared<Served>(
  () => serveBuiltSite('dist'),
  (site) => site.stop(),
);

export const browserOf = shared<Browser>(
  async () => chromium.launch(await browserLaunchOptions()),
  (browser) => browser.close(),
);
