import { type FranchiseLanding, marketplaceSearch } from '@mint-row/shared/content';
import { type PageProps, paths } from '@mint-row/shared/contract';
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
} from '@mint-row/shared/ui';
import { franchise } from '../franchise.ts';
import '../styles.css';

const shop = marketplaceSearch('Marvel cards');

/** The opening page of the Marvel section. */
export default function LandingPage({ data, base, catalogue }: PageProps<FranchiseLanding>) {
  const { hero, why, mostCollected, closing } = data;
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <div data-accent={franchise.accent}>
        <FranchiseHero
          franchise={franchise}
          heading={hero.heading}
          lead={hero.lead}
          base={base}
          label={{ lines: ['Marvel cards', 'Donruss 1966 to Topps 2025'], grade: { value: '8', word: 'heroes' } }}
          behind="spider-man"
        >
          <ButtonLink href={shop} look="accent">
            Shop Marvel Cards
          </ButtonLink>
          <ButtonLink href={paths.values} look="line">
            View price guide
          </ButtonLink>
        </FranchiseHero>
        <LandingIndex />

        <Section id="why" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
          <SectionHeading section="why" heading={why.heading}>
            <FoilCard base={base} drawing="wolverine" alt="" className="mt-10 ml-6 w-60 -rotate-6 max-lg:hidden" />
          </SectionHeading>
          <LeadStory points={why.points} />
        </Section>

        <SetsAndTips landing={data} sunken="tips" />

        <MostCollected
          collected={mostCollected}
          franchise={franchise}
          base={base}
          all="View All Marvel"
          heading="start"
        />

        <LandingClosing call={closing} />
      </div>
    </GlossaryTerms>
  );
}
