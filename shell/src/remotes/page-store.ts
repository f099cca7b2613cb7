import type { Page } from './page.ts';
import { idle, type PageEvent, type PageStatus, reduce, type StatusName } from './page-status.ts';

/** Told that a page has come into another state. */
type OnChange = (path: string, now: StatusName, before: StatusName) => void;

/** What a tab knows of each page, for React to read. What follows from a change is up to whoever listens. */
export class PageStore {
  #pages = new Map<string, PageStatus>();
  /** What React waits for, and what ends that. */
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
   * Tells what happens to the page of a path.
   * @param page what there is to show, of an event that brings it
   * @returns its status now
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
   * The page to show, or a promise of the first one there will be. As long as React waits for it, the document keeps
   * what it shows: the page before, or the HTML that it came with.
   */
  page(path: string): Page | Promise<Page> {
    const { page } = this.status(path);
    if (page) return page;
    const awaited = this.#awaited.get(path) ?? new Promise((arrived) => this.#arrived.set(path, arrived));
    this.#awaited.set(path, awaited);
    return awaited;
  }
}
