import type { Location, NavigationType } from 'react-router-dom';

const storageKey = 'scroll-positions';
let positions = new Map<string, number>();
let current = 'default';

/** Remembers how far each entry of the history was scrolled. Returns what stops it. */
export function keepScroll(): () => void {
  const remember = () => positions.set(current, window.scrollY);
  const leave = () => {
    remember();
    // The browser restores what it reloads; this tab restores what it navigates.
    history.scrollRestoration = 'auto';
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  };
  const arrive = () => {
    history.scrollRestoration = 'manual';
  };
  arrive();
  positions = new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][]);
  window.addEventListener('scroll', remember, { passive: true });
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', arrive);
  return () => {
    window.removeEventListener('scroll', remember);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', arrive);
  };
}

/** Scrolls to where a page that has just been shown should be read from. */
export function scrollToPage(
  { key, hash }: Location,
  navigation: NavigationType | `${NavigationType}` | 'first',
): void {
  const changed = key !== current;
  current = key;
  if (navigation === 'first' || !changed) return;
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (navigation === 'POP') window.scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' });
  else if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
}
