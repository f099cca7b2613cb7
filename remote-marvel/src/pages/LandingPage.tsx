import { marketplaceSearch } from '@mint-row/kit/content';
import { type PageProps, paths } from '@mint-row/kit/contract';
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
} from '@mint-row/kit/ui';
import type { MarvelLanding } from '../content/marvel-landing.ts';
import { franchise } from '../franchise.ts';
import { Makers } from './Makers.tsx';
import '../styles.css';
import './landing-hero.css';

const shop = marketplaceSearch('Marvel cards');

/** The opening page of the Marvel section. */
export default function LandingPage({ data, base, catalogue }: PageProps<MarvelLanding>) {
  const { hero, why, makers, mostCollected, closing } = data;
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <div data-accent={franchise.accent}>
        <FranchiseHero
          franchise={franchise}
          heading={hero.heading}
          lead={hero.lead}
          base={base}
          label={{ lines: ['Marvel cards', '1966 to 2025'], grade: { value: '8', word: 'heroes' } }}
          card="spider-man"
        >
          <ButtonLink href={shop}>Shop Marvel Cards</ButtonLink>
          <ButtonLink href={paths.values} look="line">
            View Price Guide
          </ButtonLink>
        </FranchiseHero>
        <LandingIndex figure={{ section: 'makers', label: 'Makers' }} />

        <Section id="why" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr] print:grid-cols-[1fr_3fr]">
          <SectionHeading section="why" heading={why.heading}>
            <FoilCard
              base={base}
              drawing="wolverine"
              alt=""
              className="mt-10 ml-6 w-60 max-lg:hidden not-print:-rotate-6"
            />
          </SectionHeading>
          <LeadStory points={why.points} />
        </Section>

        <Makers figure={makers} />

        <SetsAndTips landing={data} base={base} />

        <MostCollected
          collected={mostCollected}
          franchise={franchise}
          base={base}
          all="View All Marvel"
          heading="start"
        />

        <LandingClosing call={closing} franchise={franchise} />
      </div>
    </GlossaryTerms>
  );
}
