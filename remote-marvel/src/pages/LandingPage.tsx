import { type FranchiseLanding, marketplaceSearch, site } from '@mint-row/shared/content';
import { type PageProps, paths } from '@mint-row/shared/contract';
import {
  ButtonLink,
  ClosingCall,
  CollectedGrid,
  FoilCard,
  FranchiseHero,
  LeadStory,
  PageIndex,
  PointGrid,
  Section,
  SectionHeading,
  SetGrid,
} from '@mint-row/shared/ui';
import { franchise } from '../franchise.ts';
import '../styles.css';

const shop = marketplaceSearch('Marvel cards');

/** The opening page of the Marvel section. */
export default function LandingPage({ data, base }: PageProps<FranchiseLanding>) {
  const { hero, why, sets, tips, mostCollected, closing } = data;
  return (
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
          Shop Marvel cards
        </ButtonLink>
        <ButtonLink href={paths.top50} look="line">
          View price guide
        </ButtonLink>
      </FranchiseHero>
      <PageIndex
        items={[
          { section: 'why', label: 'Why collect' },
          { section: 'sets', label: 'Popular sets' },
          { section: 'tips', label: 'Tips' },
          { section: 'collected', label: 'Most collected' },
        ]}
      />

      <Section id="why" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading section="why" heading={why.heading}>
          <FoilCard base={base} drawing="wolverine" alt="" className="mt-10 ml-6 w-60 -rotate-6 max-lg:hidden" />
        </SectionHeading>
        <LeadStory points={why.points} />
      </Section>

      <Section id="sets">
        <SectionHeading section="sets" heading={sets.heading} intro={sets.intro} className="mb-8" />
        <SetGrid sets={sets.items} hrefOf={({ name }) => marketplaceSearch(name)} />
      </Section>

      <Section id="tips" tone="sunken">
        <SectionHeading section="tips" heading={tips.heading} className="mb-10" />
        <PointGrid points={tips.items} />
      </Section>

      <Section id="collected" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading
          section="collected"
          heading={mostCollected.heading}
          intro={mostCollected.intro}
          className="lg:sticky lg:top-28 lg:self-start"
        />
        <CollectedGrid
          characters={mostCollected.characters}
          base={base}
          all={{ href: franchise.characters, label: 'View all Marvel' }}
        />
      </Section>

      <ClosingCall call={closing}>
        <ButtonLink href={site.marketplace.circle} look="inverse">
          Join the Collector’s Circle
        </ButtonLink>
        <ButtonLink href={paths.top50} look="line">
          View price guide
        </ButtonLink>
      </ClosingCall>
    </div>
  );
}
