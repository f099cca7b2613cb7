import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressOf } from '../contract/index.ts';
import { useOnceHydrated } from './use-once-hydrated.ts';

/** The pause before a typed value is in the address: browsers limit how often that may change. */
const restMs = 300;

/**
 * How the address is updated: with a new entry in the history, which the browser's back button undoes; by replacing the
 * current entry; or by replacing it after a pause, for values that are typed or dragged.
 */
export type HistoryUpdate = 'push' | 'replace' | 'rest';

/** Changes parameters of the address; one that is empty or missing leaves it. `#part` of the page stays if asked for. */
export type ChangeAddress = (
  changed: Readonly<Record<string, string | undefined>>,
  way: HistoryUpdate,
  hash?: string,
) => void;

/**
 * The parameters of the address, in which a page keeps what its visitor has chosen, so that it can be shared. They are
 * empty in the document, and until the page has hydrated. The function is the same throughout, so that entries of a list
 * that have it need not be rendered again.
 */
export function useAddress(): readonly [URLSearchParams, ChangeAddress] {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const asked = useOnceHydrated(search, '');
  /** The parameters that the visitor has chosen, and those already in the address. */
  const [draft, setDraft] = useState<{ text: string; written?: string } | null>(null);
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    setSeen(search);
    // Somebody went back, or followed a link to this page.
    if (search !== draft?.written) setDraft(null);
  }

  // Going back at once overtakes the router: it never shows the search that was written, only the one before.
  useEffect(() => {
    const drop = () => setDraft(null);
    window.addEventListener('popstate', drop);
    return () => window.removeEventListener('popstate', drop);
  }, []);

  const write = (text: string, way: HistoryUpdate, hash = '') => {
    setDraft({ text, written: text });
    navigate((text || '?') + hash, { replace: way !== 'push' });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `write` differs each time, but does the same.
  useEffect(() => {
    if (!draft || draft.text === draft.written) return;
    const timer = setTimeout(() => {
      // A page stays until the next one is ready, but the address is already the next one's.
      if (addressOf(pathname) === window.location.pathname) write(draft.text, 'rest');
    }, restMs);
    return () => clearTimeout(timer);
  }, [draft, pathname]);

  const latest = useRef<ChangeAddress>(null);
  useLayoutEffect(() => {
    latest.current = (changed, way, hash) => {
      const text = searchWith(draft?.text ?? search, changed);
      if (way === 'rest') setDraft({ ...draft, text });
      else write(text, way, hash);
    };
  });
  const change = useCallback<ChangeAddress>((...asked) => latest.current?.(...asked), []);
  return [new URLSearchParams(draft?.text ?? asked), change];
}

/** The characters that `URLSearchParams` escapes although a query may contain them (RFC 3986, section 3.4): ",", "/" and ":". */
const readable = /%(2C|2F|3A)/g;

/**
 * The search of an address with some of its parameters changed, so that what a visitor has chosen can be shared.
 * @param search the parameters now: `window.location.search`, for example
 * @param changed the new values by name; one that is empty or missing leaves the address
 * @returns a text that begins with "?"; empty if no parameter is left
 * @example searchWith('?a=1&b=2', { a: '', b: '3' }) // '?b=3'
 */
export function searchWith(search: string, changed: Readonly<Record<string, string | undefined>>): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changed)) {
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  }
  const text = parameters.toString().replace(readable, decodeURIComponent);
  return text && `?${text}`;
}
