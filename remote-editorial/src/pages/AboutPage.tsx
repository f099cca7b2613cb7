import type { About } from '@mint-row/kit/content';
import {
  currentPlace,
  type Drawings,
  drawingOf,
  type Franchise,
  type PageProps,
  type Place,
  paths,
} from '@mint-row/kit/contract';
import { ButtonLink, ClosingCall, FactList, FoilCard, Section, SectionHeading, Slab } from '@mint-row/kit/ui';
import '../styles.css';
import './about.css';

/** The page about this site: its writers, its beginning, its principles. */
export default function AboutPage({ data, drawings, catalogue }: PageProps<About>) {
  const { heading, lead, mission, story, values, closing } = data;
  return (
    <>
      <Masthead heading={heading} lead={lead} shoebox={drawingOf(drawings, 'shoebox')} />

      <Section id="mission" tone="sunken" className="mission">
        <SectionHeading section="mission" heading={mission.heading} />
        <div className="mission-text">
          {mission.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Marks />
      </Section>

      <Story story={story} drawings={drawings} />

      <Section id="values">
        <SectionHeading section="values" heading={values.heading} className="mb-10" />
        <OurValues items={values.items} />
      </Section>

      <Ways franchises={catalogue.franchises ?? []} />

      <ClosingCall call={closing}>
        <ButtonLink href={`mailto:${currentPlace().email.sales}`} look="inverse">
          Contact Us
        </ButtonLink>
        <ButtonLink href={paths.top50} look="line">
          See the Top 50
        </ButtonLink>
      </ClosingCall>
    </>
  );
}

const factsAt = ({ store, marketplace }: Place) => [
  { label: 'Shop', value: `${store.street}, ${store.city}` },
  { label: 'Open', value: store.hours },
  { label: 'Online', value: `${marketplace.name}, 24/7` },
  { label: 'We read', value: 'Marvel, Pokémon and Star Wars cards' },
];

interface MastheadProps extends Pick<About, 'heading' | 'lead'> {
  /** The address of the drawing. */
  shoebox: string;
}

/** The opening, set like the head of a newspaper: its name as wide as the page, who we are, and where. */
function Masthead({ heading, lead, shoebox }: MastheadProps) {
  return (
    <header className="wrap masthead">
      <h1 className="type-display">{heading}</h1>
      <img
        src={shoebox}
        width="300"
        height="420"
        alt="A shoebox of cards, sorted by border colour, under a lamp"
        className="masthead-picture"
      />
      <p className="masthead-lead">{lead}</p>
      <FactList facts={factsAt(currentPlace())} />
    </header>
  );
}

const marks = [
  {
    shape: <circle cx="120" cy="14" r="9" className="mark-solid" />,
    title: 'Solid: a sale',
    text: 'Somebody paid this. We name the year where we know it.',
  },
  {
    shape: <path d="M24 7h96V2l18 12-18 12v-5H24z" />,
    title: 'Hollow: an estimate',
    text: 'Our own reading of the market: no offer and no promise.',
  },
  {
    shape: <path d="M24 5h112v18H24z" strokeDasharray="6 4" />,
    title: 'Dashed: not certain',
    text: 'We could not confirm it, or not every copy has it. The page says which.',
  },
];

/** Explains the marks with which figures show how sure a value is. */
function Marks() {
  return (
    <ul className="marks">
      {marks.map(({ shape, title, text }) => (
        <li key={title}>
          <svg aria-hidden="true" viewBox="0 0 160 28">
            <path d="M0 14h160" className="mark-line" />
            {shape}
          </svg>
          <h3 className="type-title">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** The story of the beginning, in the dark, beside a card of the shoebox. */
function Story({ story, drawings }: { story: About['story']; drawings: Drawings }) {
  const [opening, ...rest] = story.paragraphs;
  return (
    <Section id="story" tone="vault" className="about-story">
      <Slab lines={['One shoebox', 'Star Wars, sorted by border']}>
        <FoilCard src={drawingOf(drawings, 'borders')} alt="" />
      </Slab>
      <div>
        <SectionHeading section="story" heading={story.heading} />
        <p className="type-lead mt-8 max-w-measure">{opening}</p>
        <div className="about-story-rest">
          {rest.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** Our values in rows: the word large, its meaning beside it. */
function OurValues({ items }: { items: About['values']['items'] }) {
  return (
    <ul className="ruled">
      {items.map(({ title, text }) => (
        <li key={title} className="about-value">
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** Links to the collections, as coloured dividers that stand in the band below them. */
function Ways({ franchises }: { franchises: readonly Franchise[] }) {
  return (
    <nav aria-label="Collections" className="wrap print:hidden">
      <ul className="dividers">
        {franchises.map(({ slug, name, accent, path }) => (
          <li key={slug} data-accent={accent}>
            <a href={path}>{name} cards</a>
          </li>
        ))}
        <li data-accent="grey">
          <a href={paths.characters}>Characters A–Z</a>
        </li>
      </ul>
    </nav>
  );
}
