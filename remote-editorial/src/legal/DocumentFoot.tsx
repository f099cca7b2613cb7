import type { LegalDocument } from '@mint-row/kit/content';
import { legalDocuments } from './documents.ts';

interface DocumentFootProps {
  title: string;
  contact: LegalDocument['contact'];
}

/** The end of a document: whom to write to, and links to the other two documents. */
export function DocumentFoot({ title, contact }: DocumentFootProps) {
  return (
    <div className="clauses mt-12">
      <section>
        <h2 className="type-title">{contact.label}</h2>
        <div className="clause-links">
          <a href={`mailto:${contact.email}`} className="quiet-link type-lead">
            {contact.email}
          </a>
        </div>
      </section>
      <section className="print:hidden">
        <h2 className="type-title">Read with this document</h2>
        <ul className="clause-links">
          {legalDocuments
            .filter((other) => other.title !== title)
            .map((other) => (
              <li key={other.href}>
                <a href={other.href} className="quiet-link">
                  {other.title}
                </a>
              </li>
            ))}
        </ul>
      </section>
    </div>
  );
}
