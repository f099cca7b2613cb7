/**
 * Has the browser follow the fragment of the address, which the router alone only writes: the element that it names
 * becomes `:target`, comes into view, and gets the focus, so that keyboards and screen readers continue there.
 * @param hash the fragment of the address as it is, with its `#`; empty if there is none
 * @returns whether the page has such an element
 */
export function followFragment(hash: string): boolean {
  const target = targetOf(hash);
  if (!target) return false;
  markTarget(hash);
  const scroll = () => target.scrollIntoView({ behavior: 'instant' });
  scroll();
  // The browser may still be on its way to where the element was, and ends as much further.
  window.addEventListener('scrollend', scroll, { once: true, signal: AbortSignal.timeout(1000) });
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}

/** Navigates to the address that is there already: browsers set `:target` at no other time. */
function markTarget(hash: string) {
  const { state } = history;
  // To the router, and to stored scroll positions, nothing has happened.
  const hush = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('popstate', hush, true);
  window.location.replace(hash);
  window.removeEventListener('popstate', hush, true);
  history.replaceState(state, '');
}

/** The element that a fragment names, by its id as written or decoded; not every fragment can be decoded. */
function targetOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  const target = document.getElementById(id);
  if (target) return target;
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return null;
  }
}
