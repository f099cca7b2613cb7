import type { Page } from './page.ts';

/** What a tab knows of the page at a path. */
export interface PageStatus {
  readonly name: StatusName;
  /** What can be shown. */
  readonly page: Page | null;
}

export type StatusName =
  | 'idle'
  /** The visitor may want it next. */
  | 'prefetching'
  /** The visitor waits for it. */
  | 'loading'
  /** The document came with its HTML, and waits for its code. */
  | 'adopted'
  /** Its code takes over the HTML of the document. */
  | 'hydrating'
  /** It can be shown without waiting. */
  | 'ready'
  /** React renders it. */
  | 'showing'
  | 'shown'
  /** It threw while it was in the document, where a static copy takes its place. */
  | 'failed'
  /** It cannot be shown here, so the browser is to load its address. */
  | 'leaving'
  /** Its address does not answer either: an error page takes its place. */
  | 'unavailable';

export type PageEvent =
  /** The document came with its HTML. */
  | 'adopt'
  | 'prefetch'
  /** The browser is at its address. */
  | 'visit'
  /** It can be shown. */
  | 'loaded'
  /** It did not load, did not come in time, or threw. */
  | 'failed'
  /** It is in the document. */
  | 'shown'
  /** Another page is in the document, or the visitor is elsewhere. */
  | 'left'
  /** Its address does not answer. */
  | 'unavailable'
  /** The visitor or the network asks for it again. */
  | 'retry';

/** What each event leads to; any other changes nothing. docs/architecture.md draws it. */
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

/** The states that have no page, whatever was before. */
const pageless: readonly StatusName[] = ['idle', 'loading', 'leaving'];

export const idle: PageStatus = { name: 'idle', page: null };

/**
 * The status after an event; the same object when it changes nothing.
 * @param page what there is to show, of an event that brings it
 */
export function reduce(now: PageStatus, event: PageEvent, page = now.page): PageStatus {
  const name = changes[now.name][event];
  if (!name) return now;
  return { name, page: pageless.includes(name) ? null : page };
}
