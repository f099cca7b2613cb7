import { type Drawings, drawingOf, type PageProps, paths } from '@mint-row/kit/contract';
import {
  ButtonLink,
  ClosingCall,
  GlossaryTerms,
  PageIndex,
  Section,
  SectionHeading,
  ShareLink,
  Text,
  unbroken,
} from '@mint-row/kit/ui';
import type { Answered, Faq, More } from '../content/faq.ts';
import '../styles.css';
import './faq.css';
import '../drawings/drawing.css';

/** The signs that the page opens with. */
const opening = ['loupe', 'stamp', 'tag', 'sleeve', 'parcel'] as const;

/** Collectors' questions by subject. Every question is a heading with its answer below, so nothing has to be opened. */
export default function FaqPage({ data: { heading, lead, groups, closing }, drawings, catalogue }: PageProps<Faq>) {
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <div className="wrap faq-head py-section">
        <div>
          <h1 className="type-display">{heading}</h1>
          <p className="type-lead mt-8 max-w-measure text-balance">{lead}</p>
        </div>
        <div className="faq-signs">
          {opening.map((name) => (
            <Sign key={name} name={name} drawings={drawings} />
          ))}
        </div>
      </div>
      <PageIndex items={groups.map(({ id, label }) => ({ section: id, label }))} />
      {groups.map(({ id, heading: subject, questions }, index) => (
        <Section key={id} id={id} tone={index % 2 === 0 ? 'paper' : 'sunken'}>
          <SectionHeading section={id} heading={subject} className="mb-8" />
          <ul className="ruled">
            {questions.map((answered) => (
              <Question key={answered.slug} {...answered} drawings={drawings} />
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

/** A question with its answer, the page that says more, and a link to it that can be shared. */
function Question({ slug, question, answer, more, drawings }: Answered & { drawings: Drawings }) {
  return (
    <li id={slug} className="faq-question">
      <h3 className="type-title">
        <Text>{question}</Text>
      </h3>
      <ShareLink to={slug} name={`“${question}”`} className="faq-share">
        <svg aria-hidden="true" viewBox="0 0 20 20">
          <path d="M7 8H4v10h12V8h-3M10 12V2M6 6l4-4 4 4" />
        </svg>
      </ShareLink>
      <p>
        <Text>{answer}</Text>
      </p>
      <a href={more.href} className="faq-more">
        <Sign name={more.sign} drawings={drawings} />
        <span>
          <b>{unbroken(more.title)}</b> {more.text}
        </span>
      </a>
    </li>
  );
}

/** A small drawing that stands for a page; the page's name stands beside it. */
function Sign({ name, drawings }: { name: More['sign']; drawings: Drawings }) {
  return (
    <img
      src={drawingOf(drawings, `sign-${name}`)}
      width="100"
      height="140"
      alt=""
      loading="lazy"
      decoding="async"
      className="drawing"
    />
  );
}
