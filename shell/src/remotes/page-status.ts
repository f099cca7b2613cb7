import type { Page } from './page.ts';

/** What a tab knows about the page at a path. */
export interface PageStatus {
  readonly name: StatusName;
  /** What can be shown. */
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
const changes: Record<StatusName, Partial<Record<PageEvent, StatusName>>> = {
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

/** The states that never have a page, whatever the state before had. */
const pageless: readonly StatusName[] = ['idle', 'loading', 'leaving'];

export const idle: PageStatus = { name: 'idle', page: null };

/**
 * The status after an event; the same object if nothing changes.
 * @param page what there is to show, for an event that carries it
 */
export function reduce(now: PageStatus, event: PageEvent, page = now.page): PageStatus {
  const name = changes[now.name][event];
  if (!name) return now;
  return { name, page: pageless.includes(name) ? null : page };
}
