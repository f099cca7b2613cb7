import { addressOf, currentPlace, pathIn, paths } from '@mint-row/kit/contract';

/** The path within the site that a link leads to, or null if the browser itself should follow it. */
export function sitePath(link: HTMLAnchorElement, here: Location): string | null {
  if (link.target && link.target !== '_self') return null;
  if (link.hasAttribute('download') || link.origin !== here.origin) return null;
  const samePage = link.pathname === here.pathname && link.search === here.search;
  if (samePage && link.hash) return null;
  if (/\.[a-z0-9]+$/.test(link.pathname)) return null;
  const path = pathIn(currentPlace(), link.pathname);
  return path && path + link.search + link.hash;
}

/**
 * Calls back with the path of each plain click on a link of the site, in any application. Returns a function that stops
 * it.
 */
export function followLinks(navigate: (path: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = linkOf(event);
    const path = link && sitePath(link, window.location);
    if (path === null) return;
    // If the router fails, the browser follows the link.
    navigate(path);
    event.preventDefault();
  };
  document.addEventListener('click', onClick);
  // Browsers that prerender ignore links from now on: the speculation rules refer to this attribute.
  document.documentElement.toggleAttribute('data-routed', true);
  return () => {
    document.removeEventListener('click', onClick);
    document.documentElement.toggleAttribute('data-routed', false);
  };
}

/** Calls back with the path of each link that the visitor seems about to follow. */
export function watchIntent(prefetch: (path: string) => void): void {
  const onIntent = (event: Event) => {
    const link = linkOf(event);
    const path = link && sitePath(link, window.location);
    if (path) prefetch(path.replace(/[?#].*/, ''));
  };
  for (const name of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(name, onIntent, { passive: true });
  }
}

function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** Has "/", Ctrl+K and ⌘K choose the header's link to the search, except in a field. */
export function watchSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, target } = event;
    const inField = target instanceof Element && target.matches('input,textarea,select');
    if (inField || key !== (ctrlKey || metaKey ? 'k' : '/')) return;
    event.preventDefault();
    document.querySelector<HTMLElement>(`header [href="${addressOf(paths.search)}"]`)?.click();
  });
}
