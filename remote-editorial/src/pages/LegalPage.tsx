import { type LegalDocument, longDay } from '@mint-row/kit/content';
import type { PageProps } from '@mint-row/kit/contract';
import { PageIndex } from '@mint-row/kit/ui';
import { Clauses } from '../legal/Clauses.tsx';
import { DocumentFoot } from '../legal/DocumentFoot.tsx';
import { sectionId } from '../legal/section-id.ts';
import '../styles.css';
import '../legal/legal.css';

/** A legal document, set like a contract: contents at the side, numbered clauses, a date. */
export default function LegalPage({ data }: PageProps<LegalDocument>) {
  const { title, lead, updated, sections, contact } = data;
  return (
    <div className="legal wrap">
      <header className="legal-head">
        <h1 className="type-display">{title}</h1>
        <p className="type-lead mt-7 max-w-measure">{lead}</p>
        <p className="legal-date">
          Last updated <time dateTime={updated}>{longDay(updated)}</time>.
        </p>
      </header>
      <PageIndex items={sections.map(({ heading }) => ({ section: sectionId(heading), label: heading }))} />
      <div className="legal-body">
        <Clauses sections={sections} />
        <DocumentFoot title={title} contact={contact} />
      </div>
    </div>
  );
}
