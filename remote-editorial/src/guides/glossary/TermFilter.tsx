import { ToolField } from '@mint-row/kit/ui/guide';
import { useEffect, useRef } from 'react';
import type { Glossary } from './content.ts';

interface TermFilterProps {
  words: Glossary['filter'];
  query: string;
  onQuery: (query: string) => void;
  /** How many terms are shown. */
  count: number;
}

/** The field that filters the terms, and how many are left. */
export function TermFilter({ words, query, onQuery, count }: TermFilterProps) {
  const field = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed before this code ran.
  useEffect(() => {
    if (field.current?.value) onQuery(field.current.value);
  }, []);

  return (
    <div className="print:hidden">
      <div className="term-filter script-only">
        <ToolField label={words.label}>
          <input
            ref={field}
            type="search"
            placeholder={words.example}
            value={query}
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            onChange={({ target }) => onQuery(target.value)}
          />
        </ToolField>
      </div>
      <p className="text-muted">
        <span role="status">
          {count > 0 ? (
            <span key="some">
              <b className="value text-ink">{count}</b>{' '}
              <span>{query.trim() ? (count === 1 ? words.one : words.some) : words.all}</span>
            </span>
          ) : (
            <span key="none">{words.none}</span>
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
