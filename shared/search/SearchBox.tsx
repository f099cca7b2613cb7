import { type KeyboardEvent, type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { paths } from '../contract/index.ts';
import type { Findings } from './find.ts';
import { Option, optionId, Results } from './Results.tsx';
import styles from './search.css?inline';
import { statusOf, useFind } from './use-find.ts';

interface SearchBoxProps {
  /** The first query. */
  query?: string;
  /** How many results of each kind are shown. */
  most: number;
  /** Whether it is in a dialog: Escape then closes that, and the last option leads to the page with all results. */
  inDialog?: boolean;
  /** Called with the query when the visitor has stopped typing. */
  onQuery?: (query: string) => void;
  /** Content that is shown while nothing is found. */
  children?: ReactNode;
}

const nothing: Findings = { groups: [], replaced: [] };

/** The time without typing after which `onQuery` is called. */
const typingPauseMs = 400;

// In this module, so that the module's integrity covers the styles: a lazy stylesheet would have none.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

/** A field and what it finds, as a combobox: the arrow keys choose a result, Enter follows it, Escape clears the field. */
export function SearchBox({ query: first = '', most, inDialog = false, onQuery, children }: SearchBoxProps) {
  const id = useId();
  const [query, setQuery] = useState(first);
  const [active, setActive] = useState(-1);
  const [wanted, setWanted] = useState(inDialog || first !== '');
  const { find, retry } = useFind(wanted);
  const { groups, replaced } = useMemo(
    () => (typeof find === 'function' ? find(query, most) : nothing),
    [find, query, most],
  );
  const all = groups.reduce((sum, { count }) => sum + count, 0);
  const toAll = inDialog && all > 0;
  const options = groups.reduce((sum, { found }) => sum + found.length, 0) + Number(toAll);

  useEffect(() => {
    const timer = setTimeout(() => onQuery?.(query), typingPauseMs);
    return () => clearTimeout(timer);
  }, [query, onQuery]);

  const ask = (next: string) => {
    setQuery(next);
    setWanted(true);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // Around in a circle: from the last option back to the field itself, which is -1.
    if (step) setActive(((active + 1 + step + options + 1) % (options + 1)) - 1);
    else if (event.key === 'Enter') optionAt(active < 0 && toAll ? options - 1 : active)?.click();
    else if (event.key === 'Escape' && !inDialog) ask('');
    else return;
    event.preventDefault();
  };
  const optionAt = (index: number) => document.getElementById(optionId(id, index));

  return (
    <div className="search-box">
      <input
        className="search-field"
        role="combobox"
        aria-label="Search"
        aria-expanded={options > 0}
        aria-controls={options > 0 ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={active < 0 ? undefined : optionId(id, active)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={100}
        placeholder="Name, set, number or term"
        value={query}
        onChange={({ target }) => ask(target.value)}
        onFocus={() => setWanted(true)}
        onKeyDown={onKeyDown}
      />
      <div className="search-status" data-found={typeof find !== 'function' || !query.trim() || all > 0}>
        <p role="status">{statusOf(find, query, replaced, all)}</p>
        {find === 'failed' && (
          <button type="button" onClick={retry}>
            Try again
          </button>
        )}
      </div>
      {options > 0 ? (
        <div id={id} role="listbox" aria-label="Results">
          <Results id={id} groups={groups} active={active} />
          {toAll && (
            <Option
              id={optionId(id, options - 1)}
              active={active === options - 1}
              href={`${paths.search}?q=${encodeURIComponent(query.trim())}`}
            >
              <span className="search-name">
                {all === 1 ? 'The result on one page' : `All ${all} results on one page`}
              </span>
            </Option>
          )}
        </div>
      ) : (
        <div className="search-empty">
          <EmptySlab />
          <div>{children}</div>
        </div>
      )}
    </div>
  );
}

/** The slab of the 404 page, small: there is no card in it. */
function EmptySlab() {
  return (
    <svg aria-hidden="true" viewBox="0 0 50 70" className="search-slab" stroke="currentColor" strokeWidth="2">
      <rect x="1" y="1" width="48" height="68" rx="6" className="search-slab-case" />
      <path d="M6 6h38v12H6z" className="search-slab-label" />
      <path d="M32 6h12v12H32z" fill="currentColor" />
      <path d="M14 61l18-36M22 61l18-36" opacity=".3" />
      <rect x="6" y="23" width="38" height="41" rx="3" fill="none" strokeDasharray="4 3" />
    </svg>
  );
}
