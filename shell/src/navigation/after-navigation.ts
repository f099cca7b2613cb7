import { type PageHead, pageTags } from '../document/page-tags.ts';
import { readPlace } from '../document/read-place.ts';
import type { Page } from '../remotes/page.ts';
import { notFoundHead } from '../route-table.ts';

// These functions finish a navigation that is already visible: they load with the code for recovery, not with the shell.

/** Adds the elements to the head that the document of the page has there. `showHead` has removed the previous ones. */
export function setHead(page: Page): void {
  const elements = pageTags({ ...headOf(page), place: readPlace() }).map(({ name, attributes }) => {
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
  // The browser may still be scrolling to where the element was before.
  window.addEventListener('scrollend', scroll, { once: true, signal: AbortSignal.timeout(1000) });
}

/** How long a page that fills itself is held where the visitor left it, in milliseconds. */
const growthTimeoutMs = 1000;
/** Events of a visitor who scrolls, or goes elsewhere. */
const visitorEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'popstate'] as const;

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
  const end = () => {
    growth.disconnect();
    for (const name of visitorEvents) window.removeEventListener(name, end);
  };
  for (const name of visitorEvents) window.addEventListener(name, end, { passive: true });
  setTimeout(end, growthTimeoutMs);
  growth.observe(document.body);
}
