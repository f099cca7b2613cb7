import '../styles.css';
import { type PageProps, paths } from '@mint-row/kit/contract';
import { ButtonLink, ClosingCall, GlossaryTerms, PageIndex, Section, SectionHeading } from '@mint-row/kit/ui';
import type { Faq } from '../faq/content.ts';
import { Question } from '../faq/Question.tsx';
import { Sign } from '../faq/Sign.tsx';
import '../faq/faq.css';

/** The signs that the page opens with. */
const opening = ['loupe', 'stamp', 'tag', 'sleeve', 'parcel'] as const;

/** What collectors ask, by subject. Every question is a heading with its answer below, so nothing has to be opened. */
export default function FaqPage({ data: { heading, lead, groups, closing }, base, catalogue }: PageProps<Faq>) {
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <div className="wrap faq-head py-section">
        <div>
          <h1 className="type-display">{heading}</h1>
          <p className="type-lead mt-8 max-w-measure text-balance">{lead}</p>
        </div>
        <div className="faq-signs">
          {opening.map((name) => (
            <Sign key={name} name={name} base={base} />
          ))}
        </div>
      </div>
      <PageIndex items={groups.map(({ id, label }) => ({ section: id, label }))} />
      {groups.map(({ id, heading: subject, questions }, index) => (
        <Section key={id} id={id} tone={index % 2 === 0 ? 'paper' : 'sunken'}>
          <SectionHeading section={id} heading={subject} className="mb-8" />
          <ul className="ruled">
            {questions.map((answered) => (
              <Question key={answered.slug} {...answered} base={base} />
            ))}
          </ul>
        </Section>
      ))}
      <ClosingCall call={closing}>
        <ButtonLink href={paths.contact} look="inverse">
          {closing.action}
        </ButtonLink>
        <ButtonLink href={paths.guides} look="line">
          {closing.guides}
        </ButtonLink>
      </ClosingCall>
    </GlossaryTerms>
  );
}
