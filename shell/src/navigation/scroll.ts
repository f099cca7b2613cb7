import type { Location, NavigationType } from 'react-router-dom';
import { recall, remember } from '../storage.ts';
import { followFragment } from './follow-fragment.ts';

const storageName = 'scroll-positions';
let positions = new Map<string, number>();
/** The page that is shown, and the history entry that it was shown for. */
let shown = { path: '', entry: '' };

/**
 * Remembers the scroll position of each history entry, and restores it within a page. Returns a function that stops it.
 */
export function keepScroll(): () => void {
  // While the next page loads, the address is already the new one, but the previous page is still the one that scrolls.
  const isShown = () => window.location.pathname === shown.path;
  const onScroll = () => positions.set(isShown() ? currentEntry() : shown.entry, window.scrollY);
  const onTraverse = () => {
    const entry = currentEntry();
    if (!isShown() || entry === shown.entry) return;
    shown.entry = entry;
    // A link within the page makes an entry without a position: the browser itself scrolls to its target.
    const top = positions.get(entry);
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
  };
  const arrive = () => {
    history.scrollRestoration = 'manual';
  };
  // The browser restores the position after a reload; this module does so after a navigation.
  const leave = () => {
    history.scrollRestoration = 'auto';
    remember('sessionStorage', storageName, JSON.stringify([...positions]));
  };
  arrive();
  shown = { path: window.location.pathname, entry: currentEntry() };
  positions = readPositions();
  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('popstate', onTraverse);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', arrive);
  return () => {
    window.removeEventListener('scroll', onScroll);
    window.removeEventListener('popstate', onTraverse);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', arrive);
    leave();
  };
}

/**
 * Scrolls to where the visitor should start reading. Within the same page, only a fragment moves the visitor.
 * @param changed whether the page is a different one, which has just been shown
 * @returns whether a fragment of the address was followed, so that the focus is there
 */
export function scrollToPage(
  { pathname, hash }: Location,
  navigation: NavigationType | `${NavigationType}`,
  changed: boolean,
): boolean {
  // When the visitor goes back within a page, React may run first: `keepScroll` has not yet seen the new entry.
  if (!changed && navigation === 'POP') return false;
  shown = { path: pathname, entry: currentEntry() };
  const top = navigation === 'POP' ? positions.get(shown.entry) : undefined;
  if (top === undefined && followFragment(hash)) return true;
  if (changed) window.scrollTo({ top: top ?? 0, behavior: 'instant' });
  return false;
}

/** The key of the current history entry. Without the Navigation API, entries within a page share one. */
function currentEntry(): string {
  const { navigation } = window as Partial<Pick<Window, 'navigation'>>;
  return navigation?.currentEntry?.key ?? (history.state as { key?: string } | null)?.key ?? 'first';
}

/** The positions that the previous document stored, if they are valid. */
function readPositions(): Map<string, number> {
  try {
    const kept = JSON.parse(recall('sessionStorage', storageName) ?? '[]') as [string, number][];
    return new Map(kept.filter(([, top]) => Number.isFinite(top)));
  } catch {
    return new Map();
  }
}
