import type { Home, Step, Testimonial } from '@mint-row/kit/content';
import { currentPlace, type Drawings, drawingOf, type PageProps, paths } from '@mint-row/kit/contract';
import {
  ButtonLink,
  ClosingCall,
  FoilCard,
  GlossaryTerms,
  headingId,
  Section,
  SectionHeading,
  Text,
} from '@mint-row/kit/ui';
import { Anatomy } from '../home/Anatomy.tsx';
import { Collections } from '../home/Collections.tsx';
import { HomeHero } from '../home/HomeHero.tsx';
import { News } from '../home/News.tsx';
import { Pillars } from '../home/Pillars.tsx';
import '../home/home.css';
import '../styles.css';

/** The front page. */
export default function HomePage({ data, drawings, catalogue }: PageProps<Home>) {
  const { hero, checks, updates, why, collections, steps, testimonials, closing } = data;
  const [latest, ...others] = catalogue.updates ?? [];
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <HomeHero hero={hero} portraits={catalogue.portraits ?? []} franchises={catalogue.franchises ?? []} />

      <Section id="why">
        <SectionHeading section="why" heading={why.heading} intro={why.intro} className="mb-10" />
        <Pillars pillars={why.pillars} drawings={drawings} />
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
          drawings={drawings}
        />
      </section>

      <Section id="checks" tone="sunken">
        <Anatomy checks={checks} section="checks" drawings={drawings} />
      </Section>

      {latest && <News updates={[latest, ...others]} words={updates} />}

      <Section id="how" tone="sunken">
        <SectionHeading section="how" heading={steps.heading} intro={steps.intro} className="mb-12" />
        <Steps items={steps.items} drawings={drawings} />
      </Section>

      <Section id="testimonials">
        <SectionHeading section="testimonials" heading={testimonials.heading} className="mb-10" />
        <Testimonials items={testimonials.items} />
      </Section>

      <div className="home-closing">
        <ClosingCall call={closing}>
          <ButtonLink href={currentPlace().marketplace.circle} look="inverse">
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

/** The drawing of each step. */
const stepDrawings = ['open-guide', 'shop-front', 'full-page'];

/** Three steps, each beside a drawing. */
function Steps({ items, drawings }: { items: readonly Step[]; drawings: Drawings }) {
  return (
    <ol className="steps thirds grid">
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <FoilCard src={drawingOf(drawings, stepDrawings[index] ?? '')} alt="" />
          <div>
            <span className="type-label text-accent-ink">{String(index + 1).padStart(2, '0')}</span>
            <h3 className="type-title mt-1">{title}</h3>
            <p className="mt-2 max-w-measure text-muted text-sm">
              <Text>{text}</Text>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Quotes of collectors: one set large, the others beside it. */
function Testimonials({ items }: { items: readonly Testimonial[] }) {
  return (
    <ul className="testimonials grid">
      {items.map(({ quote, author, role }) => (
        <li key={author}>
          <figure>
            <Stars />
            <blockquote className="mt-4">
              <p className="max-w-measure text-balance">
                <Text>{quote}</Text>
              </p>
            </blockquote>
            <figcaption className="mt-5">
              <b>{author}</b>
              <span className="block text-muted text-sm">{role}</span>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}

const star = 'M10 1l2.6 6 6.4.6-4.9 4.3 1.5 6.4L10 14.9l-5.6 3.4 1.5-6.4L1 7.6 7.4 7z';

/** Five stars out of five. */
function Stars() {
  return (
    <svg role="img" aria-label="5 out of 5 stars" viewBox="0 0 108 20" className="h-5 fill-accent-ink">
      {[0, 22, 44, 66, 88].map((x) => (
        <path key={x} d={star} transform={`translate(${x})`} />
      ))}
    </svg>
  );
}
