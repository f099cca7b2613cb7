import type { LegalDocument } from '@mint-row/kit/content';
import { legalDocuments } from './documents.ts';

interface DocumentFootProps {
  title: string;
  contact: LegalDocument['contact'];
}

/** The end of a document: whom to write to, and links to the other two documents. */
export function DocumentFoot({ title, contact }: DocumentFootProps) {
  return (
    <div className="ruled mt-16 grid gap-x-16 gap-y-10 pt-8 md:grid-cols-2">
      <div>
        <h2 className="type-title">{contact.label}</h2>
        <a href={`mailto:${contact.email}`} className="quiet-link type-lead mt-2">
          {contact.email}
        </a>
      </div>
      <nav aria-labelledby="other-documents" className="print:hidden">
        <h2 id="other-documents" className="type-title">
          Read with this document
        </h2>
        <ul className="mt-2">
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
      </nav>
    </div>
  );
}
