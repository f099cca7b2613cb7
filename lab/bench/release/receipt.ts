import type { Browser, BrowserContext } from '@playwright/test';
import { diff, type FileStorage, readLive } from '../../../delivery/index.ts';
import { ask } from '../../../tests/serving/ask.ts';
import { prepareContext, viewport, visitOne } from './visitors.ts';
import type { Answer } from './wire.ts';

/** What somebody who knows one page downloads of it after a release: as `release check` tells it, and as a browser did. */
export interface Compared {
  path: string;
  receipt: number;
  /** The bodies of the document, and of the modules and drawings that it names, without headers. */
  measured: number;
  /** The bodies of modules and drawings that the document does not name, by address: its modules ask for them later. */
  later: Record<string, number>;
}

/** The kinds that a receipt counts: it leaves out the registry and other data, which do not depend on the page. */
const weighed: readonly Answer['kind'][] = ['documents', 'modules', 'styles', 'drawings'];

/** Visitors of one page each, with the cache of a browser that stays open. */
export class OnePageVisitors {
  readonly #visitors: { path: string; context: BrowserContext }[] = [];

  /** Each opens its page for the first time. */
  async visitFirst(browser: Browser, url: string, pages: readonly string[]): Promise<void> {
    for (const path of pages) {
      const context = await browser.newContext({ viewport });
      await prepareContext(context);
      this.#visitors.push({ path, context });
    }
    await this.#visitAll(url);
  }

  /** Each opens its page again, after a release; compares that with the receipt of the release. */
  async compare(url: string, storage: FileStorage): Promise<Compared[]> {
    const generation = (await readLive(storage))?.generation ?? 0;
    const { pages } = await diff(storage, String(generation - 1), String(generation));
    const answers = await this.#visitAll(url);
    return Promise.all(
      [...answers].map(async ([path, all]) => {
        const document = String((await ask(Number(new URL(url).port), path)).body);
        const isNamed = (address: string) => address === path || document.includes(`="${address}"`);
        const bodies = all.filter(({ kind }) => weighed.includes(kind));
        const named = bodies.filter((answer) => isNamed(answer.path));
        return {
          path,
          receipt: pages.find((page) => page.path === path)?.returning ?? 0,
          measured: named.reduce((sum, { body }) => sum + body, 0),
          later: Object.fromEntries(
            bodies.filter((answer) => !named.includes(answer)).map((answer) => [answer.path, answer.body]),
          ),
        };
      }),
    );
  }

  async #visitAll(url: string): Promise<Map<string, Answer[]>> {
    const found = new Map<string, Answer[]>();
    for (const { path, context } of this.#visitors) found.set(path, await visitOne(context, url + path));
    return found;
  }
}
