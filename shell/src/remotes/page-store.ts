import type { Page } from './page.ts';
import { idle, type PageEvent, type PageStatus, reduce, type StatusName } from './page-status.ts';

/** Called when a page has entered another state. */
type OnChange = (path: string, now: StatusName, before: StatusName) => void;

/** What a tab knows about each page, for React to read. Listeners decide what follows from a change. */
export class PageStore {
  #pages = new Map<string, PageStatus>();
  /** The promise that React waits for, and the function that resolves it. */
  #awaited = new Map<string, Promise<Page>>();
  #arrived = new Map<string, (page: Page) => void>();
  #onChange: OnChange;

  constructor(onChange: OnChange) {
    this.#onChange = onChange;
  }

  status(path: string): PageStatus {
    return this.#pages.get(path) ?? idle;
  }

  /**
   * Records an event of the page of a path.
   * @param page what there is to show, for an event that carries it
   * @returns its new status
   */
  dispatch(path: string, event: PageEvent, page?: Page): PageStatus {
    const before = this.status(path);
    const now = reduce(before, event, page);
    if (now === before) return now;
    this.#pages.set(path, now);
    if (now.page) {
      this.#arrived.get(path)?.(now.page);
      this.#awaited.delete(path);
    }
    this.#onChange(path, now.name, before.name);
    return now;
  }

  /**
   * The page to show, or a promise of the first one. While React waits for it, the document keeps what it shows: the
   * previous page, or the HTML that it came with.
   */
  page(path: string): Page | Promise<Page> {
    const { page } = this.status(path);
    if (page) return page;
    const awaited = this.#awaited.get(path) ?? new Promise((arrived) => this.#arrived.set(path, arrived));
    this.#awaited.set(path, awaited);
    return awaited;
  }
}
