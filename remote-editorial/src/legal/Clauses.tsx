import type { LegalSection } from '@mint-row/kit/content';
import { headingId } from '@mint-row/kit/ui';
import { LinkedText } from './LinkedText.tsx';
import { sectionId } from './section-id.ts';
import './clauses.css';

/** The numbered sections of a document; each paragraph is a clause, each list a row of lettered items. */
export function Clauses({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <div className="clauses">
      {sections.map(({ heading, body }, index) => {
        const id = sectionId(heading);
        return (
          <section key={id} id={id} aria-labelledby={headingId(id)}>
            <h2 id={headingId(id)} className="type-title">
              <span className="clause-number">{index + 1}</span> {heading}
            </h2>
            {body.map((part) =>
              typeof part === 'string' ? (
                <p key={part}>
                  <LinkedText text={part} />
                </p>
              ) : (
                <ol key={part.join()}>
                  {part.map((item) => (
                    <li key={item}>
                      <LinkedText text={item} />
                    </li>
                  ))}
                </ol>
              ),
            )}
          </section>
        );
      })}
    </div>
  );
}
