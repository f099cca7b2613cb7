import { drawingOf, type PageProps, paths } from '@mint-row/kit/contract';
import { ButtonLink, ClosingCall, GlossaryTerms, PageIndex, Section, SectionHeading, Text } from '@mint-row/kit/ui';
import { CounterMail, LegalMail } from '../contact/Mail.tsx';
import { Visit } from '../contact/Visit.tsx';
import type { Contact } from '../content/contact.ts';
import '../styles.css';
import '../contact/contact.css';

/** Drafts of e-mails by subject, the shop and its hours, photographs to take before writing. There is no form. */
export default function ContactPage({ data, drawings, catalogue }: PageProps<Contact>) {
  const { heading, lead, visit, mail, counter, photographs, law, closing } = data;
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <div className="wrap contact-head py-section">
        <div>
          <h1 className="type-display">{heading}</h1>
          <img
            src={drawingOf(drawings, 'photograph-whole')}
            width="400"
            height="300"
            alt=""
            className="contact-picture"
          />
          <p className="type-lead mt-8 max-w-measure text-balance">
            <Text>{lead}</Text>
          </p>
        </div>
        <Visit words={visit} />
      </div>
      <PageIndex
        items={[
          { section: 'topics', label: 'Mail about cards' },
          { section: 'photographs', label: 'Photographs' },
          { section: 'law', label: 'Legal mail' },
        ]}
      />

      <Section id="topics">
        <SectionHeading section="topics" heading={counter.heading} intro={counter.intro} className="mb-10" />
        <CounterMail {...counter} words={mail} />
      </Section>

      <Section id="photographs" tone="sunken">
        <SectionHeading
          section="photographs"
          heading={photographs.heading}
          intro={photographs.intro}
          className="mb-10"
        />
        <ol className="photographs">
          {photographs.items.map(({ shows, title, text }) => (
            <li key={title}>
              <img src={drawingOf(drawings, `photograph-${shows}`)} width="400" height="300" alt="" loading="lazy" />
              <h3 className="type-title">{title}</h3>
              <p>
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ol>
        <p className="type-lead mt-12 max-w-measure text-balance">
          <Text>{photographs.after}</Text>
        </p>
      </Section>

      <Section id="law">
        <SectionHeading section="law" heading={law.heading} intro={law.intro} className="mb-10" />
        <LegalMail {...law} words={mail} />
        <p className="mt-10 max-w-measure text-balance">
          <Text>{law.paragraph}</Text>
        </p>
      </Section>

      <ClosingCall call={closing}>
        <ButtonLink href={paths.faq} look="inverse">
          {closing.action}
        </ButtonLink>
        <ButtonLink href={paths.guides} look="line">
          {closing.guides}
        </ButtonLink>
      </ClosingCall>
    </GlossaryTerms>
  );
}
