import { type Home, site } from '@mint-row/kit/content';
import { type PageProps, paths } from '@mint-row/kit/contract';
import { ButtonLink, ClosingCall, GlossaryTerms, headingId, Section, SectionHeading } from '@mint-row/kit/ui';
import { Anatomy } from '../home/Anatomy.tsx';
import { Collections } from '../home/Collections.tsx';
import { HomeHero } from '../home/HomeHero.tsx';
import { News } from '../home/News.tsx';
import { Pillars } from '../home/Pillars.tsx';
import { Steps } from '../home/Steps.tsx';
import { Testimonials } from '../home/Testimonials.tsx';
import '../home/home-closing.css';
import '../styles.css';

/** The front page. */
export default function HomePage({ data, base, catalogue }: PageProps<Home>) {
  const { hero, checks, updates, why, collections, steps, testimonials, closing } = data;
  const [latest, ...others] = catalogue.updates ?? [];
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <HomeHero hero={hero} base={base} />

      <Section id="checks" tone="sunken">
        <Anatomy checks={checks} section="checks" base={base} />
      </Section>

      {latest && <News updates={[latest, ...others]} words={updates} base={base} />}

      <Section id="why">
        <SectionHeading section="why" heading={why.heading} intro={why.intro} className="mb-10" />
        <Pillars pillars={why.pillars} base={base} />
      </Section>

      <section id="collections" className="collections section @container" aria-labelledby={headingId('collections')}>
        <SectionHeading
          section="collections"
          heading={collections.heading}
          intro={collections.intro}
          className="spreads-head wrap pt-6 pb-12"
        />
        <Collections
          items={collections.items}
          printings={collections.printings}
          franchises={catalogue.franchises ?? []}
          base={base}
        />
      </section>

      <Section id="how" tone="sunken">
        <SectionHeading section="how" heading={steps.heading} intro={steps.intro} className="mb-12" />
        <Steps items={steps.items} base={base} />
      </Section>

      <Section id="testimonials">
        <SectionHeading section="testimonials" heading={testimonials.heading} className="mb-10" />
        <Testimonials items={testimonials.items} />
      </Section>

      <div className="home-closing">
        <ClosingCall call={closing}>
          <ButtonLink href={site.marketplace.circle} look="inverse">
            Join the Collector’s Circle
          </ButtonLink>
          <ButtonLink href={paths.characters} look="line">
            Find a Character
          </ButtonLink>
        </ClosingCall>
      </div>
    </GlossaryTerms>
  );
}
