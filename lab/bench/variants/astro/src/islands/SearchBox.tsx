import { useEffect, useMemo, useRef, useState } from 'react';

interface Entry {
  name: string;
  href: string;
  text?: string;
  also?: string;
}

const maxResults = 20;
let loading: Promise<Entry[]> | undefined;

/** The link to the search, which opens a dialog that searches in the list of all entries. */
export function SearchBox() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [entries, setEntries] = useState<Entry[] | null>(null);
  const [query, setQuery] = useState('');
  const open = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    dialog.current?.showModal();
    loading ??= loadEntries();
    void loading.then(setEntries);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const inField = event.target instanceof Element && event.target.closest('input, select, textarea');
      if (event.key === '/' && !inField) open(event);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  const found = useMemo(() => findEntries(entries ?? [], query.toLowerCase()), [entries, query]);
  const close = () => dialog.current?.close();
  return (
    <>
      <a href="/search" className="search-link" data-astro-prefetch="false" onClick={open}>
        <span className="sr-only">Search</span>
      </a>
      <dialog ref={dialog} aria-label="Search" className="search-dialog" onClose={() => setQuery('')}>
        <div className="search-head">
          <span aria-hidden="true">Search</span>
          <button type="button" className="search-close" onClick={close}>
            Close
          </button>
        </div>
        <div className="search-box">
          <input
            className="search-field"
            aria-label="Search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            placeholder="Name, set, number or term"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <div className="search-status">
            <p role="status">{query && entries ? `${found.length} found` : ''}</p>
          </div>
          <ul>
            {found.map(({ href, name, text }) => (
              <li key={href + name}>
                <a href={href} onClick={close}>
                  <b>{name}</b> <span>{text}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </dialog>
    </>
  );
}

async function loadEntries(): Promise<Entry[]> {
  const answer = await fetch('/search.json');
  return ((await answer.json()) as { entries: Entry[] }).entries;
}

/** The entries that contain every word, those with the whole query in their name first. */
function findEntries(entries: readonly Entry[], query: string): Entry[] {
  const words = query.split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const named = ({ name }: Entry) => Number(name.toLowerCase().includes(query));
  return entries
    .filter(({ name, text = '', also = '' }) => {
      const all = `${name} ${also} ${text}`.toLowerCase();
      return words.every((word) => all.includes(word));
    })
    .sort((a, b) => named(b) - named(a))
    .slice(0, maxResults);
}
