import { marketplaceSearch } from '@mint-row/kit/content';
import { drawingOf, type PageProps, paths } from '@mint-row/kit/contract';
import {
  ButtonLink,
  FoilCard,
  FranchiseHero,
  GlossaryTerms,
  LandingClosing,
  LandingIndex,
  LeadStory,
  MostCollected,
  Section,
  SectionHeading,
  SetsAndTips,
  Text,
} from '@mint-row/kit/ui';
import type { MarvelLanding } from '../content/landing.ts';
import type { MakersFigure } from '../content/makers.ts';
import { franchise } from '../franchise.ts';
import '../styles.css';
import './landing-page.css';

/** The opening page of the Marvel section. */
export default function LandingPage({ data, drawings, catalogue }: PageProps<MarvelLanding>) {
  const { hero, why, makers, mostCollected, closing } = data;
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <div data-accent={franchise.accent}>
        <FranchiseHero
          franchise={franchise}
          heading={hero.heading}
          lead={hero.lead}
          drawings={drawings}
          label={{ lines: ['Marvel cards', '1966 to 2025'], grade: { value: '8', word: 'heroes' } }}
          card="spider-man"
        >
          <ButtonLink href={marketplaceSearch('Marvel cards')}>Shop Marvel Cards</ButtonLink>
          <a href={paths.values} className="quiet-link">
            View Price Guide
          </a>
        </FranchiseHero>
        <LandingIndex figure={{ section: 'makers', label: 'Makers' }} />

        <Section id="why" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr] print:grid-cols-[1fr_3fr]">
          <SectionHeading section="why" heading={why.heading}>
            <FoilCard
              src={drawingOf(drawings, 'wolverine')}
              alt=""
              className="mt-10 ml-6 w-60 max-lg:hidden not-print:-rotate-6"
            />
          </SectionHeading>
          <LeadStory points={why.points} />
        </Section>

        <Makers figure={makers} />

        <SetsAndTips landing={data} drawings={drawings} />

        <MostCollected
          collected={mostCollected}
          franchise={franchise}
          drawings={drawings}
          all="View All Marvel"
          heading="start"
        />

        <LandingClosing call={closing} franchise={franchise} />
      </div>
    </GlossaryTerms>
  );
}

/** The makers of Marvel cards: a list in which each row has its years as bars on one scale. */
function Makers({ figure: { heading, intro, caption, drawn, labels, grid, empty, rows } }: { figure: MakersFigure }) {
  return (
    <Section id="makers" tone="sunken">
      <SectionHeading section="makers" heading={heading} intro={intro} className="mb-8" />
      <figure>
        <div className="maker maker-axis">
          <svg aria-hidden="true" className="maker-lane">
            {labels.map(({ year, x }) => (
              <text key={year} x={`${x}%`} y="1.25em">
                {year}
              </text>
            ))}
          </svg>
          <p className="maker-text maker-wide text-muted">{drawn}</p>
        </div>
        <ul>
          {rows.map(({ name, years, bars, lines, text }) => (
            <li key={name} className="maker">
              <h3 className="type-title">{name}</h3>
              <div className="value maker-years">
                <Text>{years}</Text>
              </div>
              <svg aria-hidden="true" className="maker-lane">
                {empty.map(({ x, width }) => (
                  <rect key={x} x={`${x}%`} width={`${width}%`} height="100%" className="maker-empty maker-wide" />
                ))}
                {grid.map((x) => (
                  <line key={x} x1={`${x}%`} x2={`${x}%`} y2="100%" />
                ))}
                {lines.map(({ x1, x2, y1, y2 }) => (
                  <line
                    key={`${x1} ${y1}`}
                    x1={`${x1}%`}
                    x2={`${x2}%`}
                    y1={`${y1}%`}
                    y2={`${y2}%`}
                    className="maker-line maker-wide"
                  />
                ))}
                {bars.map((bar) => (
                  <rect
                    key={bar.x}
                    className="maker-bar"
                    x={`${bar.x}%`}
                    width={`${bar.width}%`}
                    data-confirmed={bar.confirmed}
                  />
                ))}
                {lines.map(
                  ({ x2, arrow }) =>
                    arrow && (
                      <svg key={x2} aria-hidden="true" x={`${x2}%`} y="50%" className="maker-wide">
                        <path d="M0 0-4-7H4z" className="maker-arrow" data-arrow={arrow} />
                      </svg>
                    ),
                )}
              </svg>
              <p className="maker-text">
                <Text>{text}</Text>
              </p>
            </li>
          ))}
        </ul>
        <figcaption className="mt-5 max-w-measure break-inside-avoid text-muted text-sm">{caption}</figcaption>
      </figure>
    </Section>
  );
}
