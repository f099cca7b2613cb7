import { useEffect, useRef } from 'react';
import type { Glossary } from './content.ts';

interface TermFilterProps {
  words: Glossary['filter'];
  query: string;
  onQuery: (query: string) => void;
  /** How many terms are shown. */
  count: number;
}

/** The field that filters the terms, and how many are left. The field is hidden where there is no JavaScript. */
export function TermFilter({ words, query, onQuery, count }: TermFilterProps) {
  const field = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed before this code ran.
  useEffect(() => {
    if (field.current?.value) onQuery(field.current.value);
  }, []);

  return (
    <div className="print:hidden">
      <input
        ref={field}
        type="search"
        aria-label={words.label}
        placeholder={words.example}
        value={query}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        className="min-h-12 w-full max-w-measure rounded-label border-2 border-ink bg-card px-4 placeholder:text-muted noscript:hidden"
        onChange={({ target }) => onQuery(target.value)}
      />
      <p className="mt-3 text-muted">
        <span role="status">
          {count > 0 ? (
            <>
              <b className="value text-ink">{count}</b>{' '}
              {query.trim() ? (count === 1 ? words.one : words.some) : words.all}
            </>
          ) : (
            words.none
          )}
        </span>
        {query && (
          <button
            type="button"
            className="quiet-link ml-4"
            onClick={() => {
              onQuery('');
              field.current?.focus();
            }}
          >
            {words.clear}
          </button>
        )}
      </p>
    </div>
  );
}
