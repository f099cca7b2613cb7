import { drawingFile } from '@mint-row/kit/contract';
import { Text } from '@mint-row/kit/ui';
import type { LetterGroup } from '../../directory/group-by-letter.ts';
import { letterId } from '../../directory/letter-id.ts';
import type { Term } from './term.ts';

interface TermListProps {
  groups: readonly LetterGroup<Term>[];
  /** The slugs of the terms that have a drawing. */
  drawn: readonly string[];
  /** The base address of the drawings. */
  base: string;
}

/** The terms under their letters, each with its anchor. */
export function TermList({ groups, drawn, base }: TermListProps) {
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
                <img src={base + drawingFile(`term-${slug}`)} alt="" width="64" height="64" loading="lazy" />
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
