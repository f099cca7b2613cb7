import { addressOf } from '@mint-row/kit/contract';
import type { Location, NavigationType } from 'react-router-dom';
import { loadRecovery } from '../recovery/load-recovery.ts';
import { recall, remember } from '../storage.ts';

const storageName = 'scroll-positions';
let positions = new Map<string, number>();
/** The page that is shown, and the history entry that it was shown for. */
let shown = { address: '', entry: '' };

/**
 * Remembers the scroll position of each history entry, and restores it within a page. Returns a function that stops it.
 */
export function keepScroll(): () => void {
  const onTraverse = () => {
    const entry = currentEntry();
    if (!isShown() || entry === shown.entry) return;
    shown.entry = entry;
    const top = positions.get(entry);
    // A link within the page makes an entry without a position: the browser itself scrolls to its target.
    if (top === undefined) requestAnimationFrame(keepPosition);
    else scrollBackTo(top);
  };
  const onPageShow = () => {
    history.scrollRestoration = 'manual';
  };
  // The browser restores the position after a reload; this module does so after a navigation.
  const onPageHide = () => {
    history.scrollRestoration = 'auto';
    remember('sessionStorage', storageName, JSON.stringify([...positions]));
  };
  onPageShow();
  shown = { address: window.location.pathname, entry: currentEntry() };
  positions = readPositions();
  // After a reload, the browser is still restoring the position.
  keepFirstPosition();
  const stop = new AbortController();
  const on = (event: string, listener: () => void) =>
    window.addEventListener(event, listener, { passive: true, signal: stop.signal });
  on('scroll', keepPosition);
  on('popstate', onTraverse);
  on('pagehide', onPageHide);
  on('pageshow', onPageShow);
  return () => {
    stop.abort();
    onPageHide();
  };
}

/**
 * Scrolls to where the visitor should start reading. A page that only changes its address moves the visitor to a
 * fragment, and otherwise nowhere.
 * @param isArrival whether the page is a different one, which has just been shown, or a link to it was followed
 * @returns whether a fragment of the address was followed, so that the focus is there
 */
export function scrollToPage(
  { pathname, hash }: Location,
  navigation: NavigationType | `${NavigationType}`,
  isArrival: boolean,
): boolean {
  // When the visitor goes back within a page, React may run first: `keepScroll` has not yet seen the new entry.
  if (!isArrival && navigation === 'POP') return false;
  shown = { address: addressOf(pathname), entry: currentEntry() };
  const top = navigation === 'POP' ? positions.get(shown.entry) : undefined;
  const isAtFragment = top === undefined && followFragment(hash);
  if (isArrival && !isAtFragment) scrollBackTo(top ?? 0);
  keepFirstPosition();
  return isAtFragment;
}

/** While the next page loads, the address is already the new one, but the previous page is still the one that scrolls. */
function isShown(): boolean {
  return window.location.pathname === shown.address;
}

function keepPosition(): void {
  positions.set(isShown() ? currentEntry() : shown.entry, window.scrollY);
}

/** An entry that is never scrolled has a position too. */
function keepFirstPosition(): void {
  if (!positions.has(shown.entry)) keepPosition();
}

/** Scrolls to where the visitor was, and again while the page grows if it is not yet as long as it was. */
function scrollBackTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
  // A fraction of a pixel that the screen does not have is no difference.
  if (window.scrollY < Math.floor(top)) {
    void loadRecovery().then((recovery) => recovery?.scrollAsPageGrows(top));
  }
}

/**
 * The key of the current history entry. Where the browser has no Navigation API, entries that a link within the page has
 * made get one here.
 */
function currentEntry(): string {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  const knownKey = navigation?.currentEntry?.key ?? (history.state as { key?: string } | null)?.key;
  if (knownKey) return knownKey;
  const key = String(Math.random());
  history.replaceState({ ...(history.state as object | null), key }, '');
  return key;
}

/** The positions that the previous document stored, if they are valid. */
function readPositions(): Map<string, number> {
  try {
    const stored = JSON.parse(recall('sessionStorage', storageName) ?? '[]') as [string, number][];
    return new Map(stored.filter(([, top]) => Number.isFinite(top)));
  } catch {
    return new Map();
  }
}

/**
 * Follows the fragment of the address, which the router itself does not: the element that it names comes into view and
 * gets the focus, so that keyboards and screen readers continue there. It becomes `:target` once that code has loaded.
 * @param hash the fragment of the address as it is, with its `#`; empty if there is none
 * @returns whether the page has such an element
 */
function followFragment(hash: string): boolean {
  const target = elementOfFragment(hash);
  if (!target) return false;
  target.scrollIntoView({ behavior: 'instant' });
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  void loadRecovery().then((recovery) => recovery?.markTarget(target, hash));
  return true;
}

/** The element that a fragment names, by its id as written or decoded; not every fragment can be decoded. */
function elementOfFragment(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  const target = document.getElementById(id);
  if (target) return target;
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return null;
  }
}
