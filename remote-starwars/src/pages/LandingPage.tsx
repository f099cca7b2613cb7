import '../styles.css';
import { marketplaceSearch } from '@mint-row/kit/content';
import { type Drawings, drawingOf, type PageProps, paths } from '@mint-row/kit/contract';
import {
  ButtonLink,
  FoilCard,
  FranchiseBadge,
  GlossaryTerms,
  LandingClosing,
  LandingIndex,
  LeadStory,
  MostCollected,
  RareCards,
  Section,
  SectionHeading,
  SetsAndTips,
  Text,
} from '@mint-row/kit/ui';
import type { StarWarsLanding } from '../content/landing.ts';
import { franchise } from '../franchise.ts';
import { allSeries, borderDrawings, capital, cardsPerSeries, lastNumber } from '../series.ts';
import { Numbers } from './Numbers.tsx';
import './landing-page.css';

/** The opening page of the Star Wars section. */
export default function LandingPage({ data, drawings, catalogue }: PageProps<StarWarsLanding>) {
  const { hero, why, numbers, mostCollected, rare, closing } = data;
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <div data-accent={franchise.accent}>
        <div className="border-opening">
          <div className="opening-name">
            <FranchiseBadge franchise={franchise} />
            <h1 className="type-display mt-4">{hero.heading}</h1>
          </div>
          <BorderSeries drawings={drawings} />
          <div className="opening-words">
            <p className="type-lead max-w-measure">
              <Text>{hero.lead}</Text>
            </p>
            <div className="mt-8 flex flex-wrap items-center gap-3">
              <ButtonLink href={marketplaceSearch('Star Wars cards')}>Shop Star Wars Cards</ButtonLink>
              <a href={paths.values} className="quiet-link">
                View Price Guide
              </a>
            </div>
          </div>
        </div>
        <LandingIndex figure={{ section: 'numbers', label: 'The 330' }} rare />

        <Section id="why" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr] print:grid-cols-[1fr_3fr]">
          <SectionHeading section="why" heading={why.heading}>
            <FoilCard
              src={drawingOf(drawings, 'yoda')}
              alt=""
              className="mt-10 ml-6 w-60 max-lg:hidden not-print:rotate-6"
            />
          </SectionHeading>
          <LeadStory points={why.points} />
        </Section>

        <Numbers figure={numbers} />

        <SetsAndTips landing={data} drawings={drawings} />

        <MostCollected
          collected={mostCollected}
          franchise={franchise}
          drawings={drawings}
          all="View All Star Wars"
          heading="start"
        />

        <Section id="rare" tone="sunken">
          <SectionHeading section="rare" heading={rare.heading} intro={rare.intro} className="mb-8" />
          <RareCards cards={rare.cards} caution={rare.caution} />
        </Section>

        <LandingClosing call={closing} franchise={franchise} />
      </div>
    </GlossaryTerms>
  );
}

/** The five series of the 1977 set by border colour, with the card numbers of each. */
function BorderSeries({ drawings }: { drawings: Drawings }) {
  return (
    <figure className="border-series night-sky">
      <img src={drawingOf(drawings, 'stars')} width={1600} height={400} alt="" />
      <ol className="wrap">
        {allSeries.map(({ colour, first, last }) => (
          <li key={colour} className="linked-row">
            <span aria-hidden="true" className="border-card border-colour" data-border={colour}>
              <FoilCard
                src={drawingOf(drawings, borderDrawings[colour])}
                alt=""
                wide={borderDrawings[colour] === 'emblem'}
                eager
              />
            </span>
            <a href={`${paths.guide('topps-1977')}?number=${first}`} className="row-link">
              <span className="border-numbers">
                {first}–{last}
              </span>{' '}
              <span className="mt-1 block text-xs sm:text-sm">{capital(colour)}</span>
            </a>
          </li>
        ))}
      </ol>
      <figcaption className="wrap text-sm">
        The {lastNumber} cards of 1977, in five series of {cardsPerSeries}: number and border colour.
      </figcaption>
    </figure>
  );
}
