import { currentPlace } from '@mint-row/kit/contract';
import { type PageHead, pageTags } from '../document/page-tags.ts';
import type { Page } from '../remotes/page.ts';
import { notFoundHead } from '../route-table.ts';

// These functions finish a navigation that is already visible: they load with the code for recovery, not with the shell.

/** Adds the elements to the head that the document of the page has there. `showHead` has removed the previous ones. */
export function setHead(page: Page): void {
  const elements = pageTags({ ...headOf(page), place: currentPlace() }).map(({ name, attributes }) => {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    return element;
  });
  document.head.querySelector('title')?.after(...elements);
}

function headOf(page: Page): Omit<PageHead, 'place'> {
  if (page.kind === 'page') {
    const { title, description, path, indexed = true, picture = null } = page;
    return { title, description, path, indexed, picture };
  }
  const { title, description } =
    page.kind === 'not-found' ? notFoundHead : { title: page.title, description: page.title };
  return { title, description, path: null, indexed: false, picture: null };
}

/**
 * Makes an element that has just got the focus `:target`, unless the visitor is elsewhere by now: navigates to the address
 * that is there already, because browsers set `:target` only when they navigate.
 * @param hash the fragment of the address that names the element, with its `#`
 */
export function markTarget(target: HTMLElement, hash: string): void {
  if (window.location.hash !== hash || document.activeElement !== target) return;
  const { state } = history;
  // The router and the stored scroll positions must not take it for a navigation.
  const stopEvent = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('popstate', stopEvent, true);
  window.location.replace(hash);
  window.removeEventListener('popstate', stopEvent, true);
  history.replaceState(state, '');
  const scroll = () => target.scrollIntoView({ behavior: 'instant' });
  scroll();
  // The browser may still be scrolling to where the element was before. The first `scrollend` may belong to this scroll.
  window.addEventListener('scrollend', scroll, { signal: untilVisitorActs(fragmentTimeoutMs) });
}

/** How long an element that an address leads to is held in view against the browser's own scrolling, in milliseconds. */
const fragmentTimeoutMs = 3000;
/** How long a page that fills itself is held where the visitor left it, in milliseconds. */
const growthTimeoutMs = 1000;

/**
 * Holds a position that the page is too short for while it grows: what appears above the position later, such as a line
 * about the binder, does not move the page on. A page that takes long, or a visitor who does something meanwhile, ends it.
 * @param top in pixels
 */
export function scrollAsPageGrows(top: number): void {
  const { pathname } = window.location;
  const growth = new ResizeObserver(() => {
    if (window.location.pathname === pathname) window.scrollTo({ top, behavior: 'instant' });
  });
  untilVisitorActs(growthTimeoutMs).addEventListener('abort', () => growth.disconnect());
  growth.observe(document.body);
}

/** A signal that is aborted when the visitor scrolls, does something else or goes elsewhere, or else after a time. */
function untilVisitorActs(timeoutMs: number): AbortSignal {
  const end = new AbortController();
  const { signal } = end;
  for (const name of ['wheel', 'touchmove', 'keydown', 'pointerdown', 'popstate']) {
    window.addEventListener(name, () => end.abort(), { passive: true, signal });
  }
  setTimeout(() => end.abort(), timeoutMs);
  return signal;
}
