import { type Browser, chromium } from '@playwright/test';
import { browserLaunchOptions } from '../../tests/browser.ts';
import { type Served, serveBuiltSite } from '../../tests/site/serve-built-site.ts';

/** The resources that the experiments of one run share. Each exists from its first use to the end of the run. */
export class Ground {
  readonly #ends: (() => Promise<void>)[] = [];

  /** Registers a cleanup for the end of the run. Cleanups run in reverse order. */
  atEnd(end: () => Promise<void>): void {
    this.#ends.unshift(end);
  }

  async end(): Promise<void> {
    for (const end of this.#ends) await end();
  }
}

/** A prerequisite of the experiments is missing, so that they have no result. */
export class CannotRun extends Error {}

/**
 * Makes a resource that is created once for each ground, at its first use.
 * @param begin creates it
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
