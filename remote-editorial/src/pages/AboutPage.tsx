import { type About, site } from '@mint-row/kit/content';
import { type PageProps, paths } from '@mint-row/kit/contract';
import { ButtonLink, ClosingCall, Section, SectionHeading } from '@mint-row/kit/ui';
import { Marks } from '../about/Marks.tsx';
import { Masthead } from '../about/Masthead.tsx';
import { OurValues } from '../about/OurValues.tsx';
import { Story } from '../about/Story.tsx';
import { Ways } from '../about/Ways.tsx';
import '../styles.css';
import '../about/about.css';
import '../about/dividers.css';

/** Who writes this site, how it began and the principles it follows. */
export default function AboutPage({ data, base, catalogue }: PageProps<About>) {
  const { heading, lead, mission, story, values, closing } = data;
  return (
    <>
      <Masthead heading={heading} lead={lead} />

      <Section id="mission" tone="sunken" className="mission">
        <SectionHeading section="mission" heading={mission.heading} />
        <div className="mission-text">
          {mission.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Marks />
      </Section>

      <Story story={story} base={base} />

      <Section id="values">
        <SectionHeading section="values" heading={values.heading} className="mb-10" />
        <OurValues items={values.items} />
      </Section>

      <Ways franchises={catalogue.franchises ?? []} />

      <ClosingCall call={closing}>
        <ButtonLink href={`mailto:${site.email.sales}`} look="inverse">
          Write to Us
        </ButtonLink>
        <ButtonLink href={paths.top50} look="line">
          See the Top 50
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
