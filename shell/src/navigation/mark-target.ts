/**
 * Makes an element that has just got the focus `:target`, unless the visitor has gone on: navigates to the address that is
 * there already, as browsers set `:target` at no other time.
 * @param hash the fragment of the address that names the element, with its `#`
 */
export function markTarget(target: HTMLElement, hash: string): void {
  if (window.location.hash !== hash || document.activeElement !== target) return;
  const { state } = history;
  // To the router, and to stored scroll positions, nothing has happened.
  const hush = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('popstate', hush, true);
  window.location.replace(hash);
  window.removeEventListener('popstate', hush, true);
  history.replaceState(state, '');
  const scroll = () => target.scrollIntoView({ behavior: 'instant' });
  scroll();
  // The browser may still be on its way to where the element was, and ends as much further.
  window.addEventListener('scrollend', scroll, { once: true, signal: AbortSignal.timeout(1000) });
}
