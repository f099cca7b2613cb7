import '../styles.css';
import { marketplaceSearch } from '@mint-row/kit/content';
import { drawingOf, type PageProps, paths } from '@mint-row/kit/contract';
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
import type { ErasFigure } from '../content/eras.ts';
import type { PokemonLanding, Printing } from '../content/landing.ts';
import { franchise } from '../franchise.ts';
import './landing-page.css';

/** The opening page of the Pokémon section. */
export default function LandingPage({ data, drawings, catalogue }: PageProps<PokemonLanding>) {
  const { hero, printings, why, eras, mostCollected, rare, closing } = data;
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <div data-accent={franchise.accent}>
        <div className="print-hero opening">
          <div>
            <FranchiseBadge franchise={franchise} />
            <h1 className="type-display mt-4">{hero.heading}</h1>
          </div>
          <Printings printings={printings} src={drawingOf(drawings, 'charizard')} />
          <div>
            <p className="type-lead max-w-narrow">
              <Text>{hero.lead}</Text>
            </p>
            <div className="mt-8 flex flex-wrap items-center gap-3">
              <ButtonLink href={marketplaceSearch('Pokémon cards')}>Shop Pokémon Cards</ButtonLink>
              <a href={paths.values} className="quiet-link">
                View Price Guide
              </a>
            </div>
          </div>
        </div>
        <LandingIndex figure={{ section: 'eras', label: 'Eras' }} rare />

        <Section id="why" className="grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_1fr]">
          <div>
            <SectionHeading section="why" heading={why.heading} className="mb-8" />
            <LeadStory points={why.points} />
          </div>
          <div className="fan max-lg:hidden">
            <FoilCard src={drawingOf(drawings, 'venusaur')} alt="" />
            <FoilCard src={drawingOf(drawings, 'gyarados')} alt="" />
            <FoilCard src={drawingOf(drawings, 'pikachu')} alt="" />
          </div>
        </Section>

        <Eras figure={eras} />

        <SetsAndTips landing={data} drawings={drawings} />

        <MostCollected
          collected={mostCollected}
          franchise={franchise}
          drawings={drawings}
          all="View All Pokémon"
          heading="end"
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

interface PrintingsProps {
  printings: readonly Printing[];
  /** The address of the card's drawing. */
  src: string;
}

/** Three English printings of Base Set in one picture that shows how to tell them apart. */
function Printings({ printings, src }: PrintingsProps) {
  return (
    <figure className="printings">
      <ol>
        {printings.map(({ kind, name, tell }) => (
          <li key={kind}>
            <div aria-hidden="true" className="printing" data-printing={kind}>
              <FoilCard src={src} alt="" eager />
            </div>
            <p className="mt-4 text-balance text-sm">
              <span className="printing-name mb-1 block">
                <Text>{name}</Text>
              </span>{' '}
              {tell}
            </p>
          </li>
        ))}
      </ol>
      <figcaption className="sr-only">How to tell three English printings of the 1999 Base Set apart</figcaption>
    </figure>
  );
}

/** The eras of the English cards: a ribbon to scale, and what to know of each below it. */
function Eras({ figure: { heading, intro, caption, eras } }: { figure: ErasFigure }) {
  return (
    <Section id="eras" tone="sunken">
      <SectionHeading section="eras" heading={heading} intro={intro} className="mb-8" />
      <figure>
        <svg aria-hidden="true" className="era-ribbon">
          {eras.map(({ name, short, begins, x, width }) => (
            <svg key={name} aria-hidden="true" x={`${x}%`} width={`${width}%`} className="era">
              <rect />
              <text y="19%">{begins.slice(-4)}</text>
              <text x="50%" y="75.2%" className="era-short">
                {short}
              </text>
            </svg>
          ))}
        </svg>
        <ol className="eras">
          {eras.map(({ name, begins, text }) => (
            <li key={name} className="era">
              <h3 className="era-name">{name}</h3>
              <p className="value era-begins mt-2 text-accent-ink">{begins}</p>
              <p className="mt-2 max-w-narrow text-sm">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ol>
        <figcaption className="mt-8 max-w-measure text-muted text-sm">{caption}</figcaption>
      </figure>
    </Section>
  );
}
