import '../styles.css';
import { site } from '@mint-row/kit/content';
import { type PageProps, paths } from '@mint-row/kit/contract';
import { ButtonLink, ClosingCall, GlossaryTerms, PageIndex, Section, SectionHeading, Text } from '@mint-row/kit/ui';
import type { Contact } from '../contact/content.ts';
import { Photograph } from '../contact/Photograph.tsx';
import { TopicRow } from '../contact/TopicRow.tsx';
import { Visit } from '../contact/Visit.tsx';
import '../contact/contact.css';

/** How to reach us: drafts by subject, the shop and its hours, what to photograph before writing. No form. */
export default function ContactPage({ data, catalogue }: PageProps<Contact>) {
  const { heading, lead, visit, topics, photographs, law, closing } = data;
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <div className="wrap grid gap-x-16 gap-y-10 py-section lg:grid-cols-2">
        <div>
          <h1 className="type-display">{heading}</h1>
          <p className="type-lead mt-8 max-w-measure">
            <Text>{lead}</Text>
          </p>
        </div>
        <Visit words={visit} store={site.store} marketplace={site.marketplace} />
      </div>
      <PageIndex
        items={[
          { section: 'topics', label: 'Subjects' },
          { section: 'photographs', label: 'Photographs' },
          { section: 'law', label: 'Legal mail' },
        ]}
      />

      <Section id="topics">
        <SectionHeading section="topics" heading={topics.heading} intro={topics.intro} className="mb-8" />
        <ul className="ruled">
          {topics.items.map((topic) => (
            <TopicRow key={topic.title} topic={topic} words={topics} />
          ))}
        </ul>
      </Section>

      <Section id="photographs" tone="sunken">
        <SectionHeading
          section="photographs"
          heading={photographs.heading}
          intro={photographs.intro}
          className="mb-10"
        />
        <ol className="grid gap-x-12 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
          {photographs.items.map(({ scene, title, text }) => (
            <li key={title}>
              <Photograph scene={scene} />
              <h3 className="type-title mt-5">{title}</h3>
              <p className="mt-3 max-w-narrow">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ol>
        <p className="type-lead mt-12 max-w-measure">
          <Text>{photographs.after}</Text>
        </p>
      </Section>

      <Section id="law" className="grid gap-x-16 gap-y-6 md:grid-cols-[2fr_3fr]">
        <SectionHeading section="law" heading={law.heading} />
        <div className="space-y-5">
          {law.paragraphs.map((text) => (
            <p key={text} className="max-w-measure">
              <Text>{text}</Text>
            </p>
          ))}
        </div>
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
