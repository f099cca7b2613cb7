import type { LegalSection } from '@mint-row/shared/content';
import { sectionId } from './section-id.ts';

/** The table of contents beside a document. */
export function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-label="On this page" className="legal-contents">
      <ol>
        {sections.map(({ heading }) => (
          <li key={heading}>
            <a href={`#${sectionId(heading)}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
