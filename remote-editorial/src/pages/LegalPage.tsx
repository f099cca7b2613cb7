import { type LegalDocument, type LegalSection, longDay } from '@mint-row/kit/content';
import { type PageProps, paths } from '@mint-row/kit/contract';
import { headingId, PageIndex, unbroken } from '@mint-row/kit/ui';
import { Fragment } from 'react';
import '../styles.css';
import './legal.css';

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

/** The numbered sections of a document; each paragraph is a clause, each list a row of lettered items. */
function Clauses({ sections }: { sections: readonly LegalSection[] }) {
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

const references = /(\S+@[\w-]+(?:\.[\w-]+)+|DMCA Takedown Policy)/;

/** Plain text in which e-mail addresses and the names of our own documents become links. */
function LinkedText({ text }: { text: string }) {
  return text.split(references).map((part, index) => {
    const href = index % 2 === 1 ? target(part) : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places.
    return <Fragment key={index}>{href ? <a href={href}>{part}</a> : unbroken(part)}</Fragment>;
  });
}

function target(part: string): string | undefined {
  return part.includes('@') ? `mailto:${part}` : legalDocuments.find(({ title }) => title === part)?.href;
}

interface DocumentFootProps {
  title: string;
  contact: LegalDocument['contact'];
}

/** The end of a document: whom to write to, and links to the other two documents. */
function DocumentFoot({ title, contact }: DocumentFootProps) {
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

/** The three legal documents, by the titles with which they refer to each other. */
const legalDocuments = [
  { title: 'Disclaimer & Affiliation Notice', href: paths.disclaimer },
  { title: 'DMCA Takedown Policy', href: paths.dmca },
  { title: 'User Uploads & Content Policy', href: paths.userPolicy },
] as const;

/** The anchor of a section, from its heading: "names-and-trade-marks". */
function sectionId(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z]+/g, '-');
}
