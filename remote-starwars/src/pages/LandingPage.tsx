import { type FranchiseLanding, marketplaceSearch, site } from '@mint-row/shared/content';
import { type PageProps, paths } from '@mint-row/shared/contract';
import {
  ButtonLink,
  ClosingCall,
  CollectedGrid,
  FoilCard,
  FranchiseBadge,
  LeadStory,
  PageIndex,
  PointGrid,
  RareNotes,
  Section,
  SectionHeading,
  SetGrid,
} from '@mint-row/shared/ui';
import { franchise } from '../franchise.ts';
import { BorderSeries } from './BorderSeries.tsx';
import '../styles.css';

/** What the Star Wars landing page is given: this section always has its rare cards. */
export type StarWarsLanding = FranchiseLanding & Required<Pick<FranchiseLanding, 'rare'>>;

/** The opening page of the Star Wars section. */
export default function LandingPage({ data, base }: PageProps<StarWarsLanding>) {
  const { hero, why, sets, tips, mostCollected, rare, closing } = data;
  return (
    <div data-accent={franchise.accent}>
      <div className="wrap grid items-end gap-x-16 gap-y-7 pt-12 pb-10 lg:grid-cols-[3fr_2fr] lg:pt-20">
        <div>
          <FranchiseBadge franchise={franchise} />
          <h1 className="type-display mt-5">{hero.heading}</h1>
        </div>
        <div>
          <p className="type-lead max-w-measure">{hero.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ButtonLink href={marketplaceSearch('Star Wars cards')} look="accent">
              Shop Star Wars cards
            </ButtonLink>
            <ButtonLink href={paths.top50} look="line">
              View price guide
            </ButtonLink>
          </div>
        </div>
      </div>
      <BorderSeries base={base} first="darth-vader" />
      <PageIndex
        items={[
          { section: 'why', label: 'Why collect' },
          { section: 'sets', label: 'Popular sets' },
          { section: 'tips', label: 'Tips' },
          { section: 'collected', label: 'Most collected' },
          { section: 'rare', label: 'Rare cards' },
        ]}
      />

      <Section id="why" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading section="why" heading={why.heading}>
          <FoilCard base={base} drawing="emblem" alt="" className="mt-10 max-lg:hidden" />
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
          all={{ href: franchise.characters, label: 'View all Star Wars' }}
        />
      </Section>

      <Section id="rare" tone="sunken" className="grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_1fr]">
        <SectionHeading section="rare" heading={rare.heading} intro={rare.intro} className="lg:order-2" />
        <div>
          <RareNotes points={rare.points} caution={rare.caution} />
        </div>
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
