import { type Drawings, drawingOf } from '@mint-row/kit/contract';
import { Text } from '@mint-row/kit/ui';
import { ToolField } from '@mint-row/kit/ui/guide';
import { useEffect, useRef } from 'react';
import type { LetterGroup } from '../../characters/group-by-letter.ts';
import { letterId } from '../../characters/letter-id.ts';
import type { Glossary } from './content.ts';
import type { Term } from './terms.ts';

interface TermFilterProps {
  words: Glossary['filter'];
  query: string;
  onQuery: (query: string) => void;
  /** The number of terms that are shown. */
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

interface TermListProps {
  groups: readonly LetterGroup<Term>[];
  /** The slugs of the terms that have a drawing. */
  drawn: readonly string[];
  drawings: Drawings;
}

/** The terms under their letters, each with its anchor. */
export function TermList({ groups, drawn, drawings }: TermListProps) {
  return groups.map(({ letter, entries }) => (
    <section
      key={letter}
      id={letterId(letter)}
      aria-label={letter === '#' ? 'Numbers' : letter}
      className="section term-letter"
    >
      <h3 className="type-figure text-accent-ink">{letter}</h3>
      <dl>
        {entries.map(({ slug, name, definition, entry }) => (
          <div key={slug} id={slug}>
            <dt className="type-title">
              {drawn.includes(slug) && (
                <img src={drawingOf(drawings, `term-${slug}`)} alt="" width="64" height="64" loading="lazy" />
              )}
              {name}
            </dt>
            <dd>{definition}</dd>
            <dd>
              <Text>{entry}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
