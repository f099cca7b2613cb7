import type { Page } from './page.ts';

/** The state of the page at a path in this tab. */
export interface PageStatus {
  readonly name: StatusName;
  /** The page to show in this state; null if there is none yet. */
  readonly page: Page | null;
}

export type StatusName =
  | 'idle'
  /** The visitor may want it next. */
  | 'prefetching'
  /** The visitor is waiting for it. */
  | 'loading'
  /** The document came with its HTML, and is waiting for its code. */
  | 'adopted'
  /** Its code is hydrating the HTML of the document. */
  | 'hydrating'
  /** It can be shown at once. */
  | 'ready'
  /** React is rendering it. */
  | 'showing'
  | 'shown'
  /** It threw while it was in the document, and a static copy has replaced it. */
  | 'failed'
  /** It cannot be shown in this document, so the browser is asked to load its address. */
  | 'leaving'
  /** Its address does not answer either: an error page replaces it. */
  | 'unavailable';

export type PageEvent =
  /** The document came with its HTML. */
  | 'adopt'
  | 'prefetch'
  /** The browser has arrived at its address. */
  | 'visit'
  /** It can be shown. */
  | 'loaded'
  /** It failed to load, missed its deadline, or threw. */
  | 'failed'
  /** It is in the document. */
  | 'shown'
  /** Another page is in the document, or the visitor is elsewhere. */
  | 'left'
  /** Its address does not answer. */
  | 'unavailable'
  /** The visitor or the network asks for another attempt. */
  | 'retry';

/** The state that each event leads to; any other event changes nothing. Drawn in docs/architecture.md. */
const transitions: Record<StatusName, Partial<Record<PageEvent, StatusName>>> = {
  idle: { adopt: 'adopted', prefetch: 'prefetching', visit: 'loading' },
  prefetching: { visit: 'loading', loaded: 'ready', failed: 'idle' },
  loading: { loaded: 'showing', failed: 'leaving', left: 'prefetching' },
  adopted: { loaded: 'hydrating' },
  hydrating: { shown: 'shown', failed: 'failed' },
  ready: { visit: 'showing', failed: 'leaving' },
  showing: { shown: 'shown', failed: 'leaving', left: 'ready' },
  shown: { failed: 'failed', left: 'ready' },
  failed: { left: 'ready' },
  leaving: { unavailable: 'unavailable', left: 'idle' },
  unavailable: { retry: 'loading', left: 'idle' },
};

/** The states without a page, even if the state before had one. */
const statesWithoutPage: readonly StatusName[] = ['idle', 'loading', 'leaving'];

export const idle: PageStatus = { name: 'idle', page: null };

/**
 * The status after an event; the same object if nothing changes.
 * @param page the page to show, for an event that carries it
 */
export function reduce(now: PageStatus, event: PageEvent, page = now.page): PageStatus {
  const name = transitions[now.name][event];
  if (!name) return now;
  return { name, page: statesWithoutPage.includes(name) ? null : page };
}

/** Called when a page has entered another state. */
type OnChange = (path: string, now: StatusName, before: StatusName) => void;

/** The state of each page in this tab, for React to read. The listener runs the effects of a change. */
export class PageStore {
  #statuses = new Map<string, PageStatus>();
  /** The promise of each page that React waits for, and the function that resolves it. */
  #promises = new Map<string, Promise<Page>>();
  #resolvers = new Map<string, (page: Page) => void>();
  #onChange: OnChange;

  constructor(onChange: OnChange) {
    this.#onChange = onChange;
  }

  status(path: string): PageStatus {
    return this.#statuses.get(path) ?? idle;
  }

  /**
   * Records an event of the page of a path.
   * @param page the page to show, for an event that carries it
   * @returns its new status
   */
  dispatch(path: string, event: PageEvent, page?: Page): PageStatus {
    const before = this.status(path);
    const now = reduce(before, event, page);
    if (now === before) return now;
    this.#statuses.set(path, now);
    if (now.page) {
      this.#resolvers.get(path)?.(now.page);
      this.#promises.delete(path);
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
    const promise = this.#promises.get(path) ?? new Promise((resolve) => this.#resolvers.set(path, resolve));
    this.#promises.set(path, promise);
    return promise;
  }
}
