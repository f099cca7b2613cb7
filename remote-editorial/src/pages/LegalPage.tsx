import { type LegalDocument, longDay, site } from '@mint-row/shared/content';
import type { PageProps } from '@mint-row/shared/contract';
import { Clauses } from '../legal/Clauses.tsx';
import { Contents } from '../legal/Contents.tsx';
import { DocumentFoot } from '../legal/DocumentFoot.tsx';
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
      </header>
      <div className="legal-side">
        <p className="legal-date">
          {site.name}
          <br />
          Last updated <time dateTime={updated}>{longDay(updated)}</time>
        </p>
        <Contents sections={sections} />
      </div>
      <div className="legal-body">
        <Clauses sections={sections} />
        <DocumentFoot title={title} contact={contact} />
      </div>
    </div>
  );
}
