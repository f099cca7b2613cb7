import { Text } from '@mint-row/kit/ui';
import type { LetterGroup } from '../../directory/group-by-letter.ts';
import { letterId } from '../../directory/letter-id.ts';
import type { Term } from './term.ts';

/** The terms under their letters, each with its anchor. */
export function TermList({ groups }: { groups: readonly LetterGroup<Term>[] }) {
  return groups.map(({ letter, entries }) => (
    <section
      key={letter}
      id={letterId(letter)}
      aria-label={letter === '#' ? 'Numbers' : letter}
      className="section grid scroll-mt-0 gap-x-8 gap-y-4 border-rule border-t-3 pt-4 pb-2 [overflow-clip-margin:0.5rem] md:grid-cols-[7rem_1fr]"
    >
      <h3 className="type-figure text-accent-ink">{letter}</h3>
      <dl className="columns-[22rem] gap-x-12">
        {entries.map(({ slug, name, definition, entry }) => (
          <div key={slug} id={slug} className="break-inside-avoid border-accent-ink pb-6 target:border-l-3 target:pl-4">
            <dt className="type-title">{name}</dt>
            <dd className="mt-2 max-w-measure">{definition}</dd>
            <dd className="mt-2 max-w-measure text-muted text-sm">
              <Text>{entry}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
