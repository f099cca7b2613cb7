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
import { Printings } from './Printings.tsx';
import '../styles.css';

/** What the Pokémon landing page is given: this section always has its rare cards. */
export type PokemonLanding = FranchiseLanding & Required<Pick<FranchiseLanding, 'rare'>>;

/** The opening page of the Pokémon section. */
export default function LandingPage({ data, base }: PageProps<PokemonLanding>) {
  const { hero, why, sets, tips, mostCollected, rare, closing } = data;
  return (
    <div data-accent={franchise.accent}>
      <div className="print-hero">
        <div>
          <FranchiseBadge franchise={franchise} />
          <h1 className="type-display mt-5">{hero.heading}</h1>
          <p className="type-lead mt-7 max-w-narrow">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink href={marketplaceSearch('Pokémon cards')}>Shop Pokémon cards</ButtonLink>
            <ButtonLink href={paths.top50} look="line">
              View price guide
            </ButtonLink>
          </div>
        </div>
        <Printings base={base} drawing="charizard" />
      </div>
      <PageIndex
        items={[
          { section: 'why', label: 'Why collect' },
          { section: 'sets', label: 'Popular sets' },
          { section: 'tips', label: 'Tips' },
          { section: 'collected', label: 'Most collected' },
          { section: 'rare', label: 'Rare cards' },
        ]}
      />

      <Section id="why" className="grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_1fr]">
        <div>
          <SectionHeading section="why" heading={why.heading} className="mb-8" />
          <LeadStory points={why.points} />
        </div>
        <div className="fan max-lg:hidden">
          <FoilCard base={base} drawing="venusaur" alt="" />
          <FoilCard base={base} drawing="gyarados" alt="" />
          <FoilCard base={base} drawing="pikachu" alt="" />
        </div>
      </Section>

      <Section id="sets" tone="sunken">
        <SectionHeading section="sets" heading={sets.heading} intro={sets.intro} className="mb-8" />
        <SetGrid sets={sets.items} hrefOf={({ name }) => marketplaceSearch(name)} />
      </Section>

      <Section id="tips">
        <SectionHeading section="tips" heading={tips.heading} className="mb-10" />
        <PointGrid points={tips.items} />
      </Section>

      <Section id="collected" className="grid gap-x-16 gap-y-8 lg:grid-cols-[2fr_1fr]">
        <SectionHeading
          section="collected"
          heading={mostCollected.heading}
          intro={mostCollected.intro}
          className="lg:sticky lg:top-28 lg:order-2 lg:self-start"
        />
        <CollectedGrid
          characters={mostCollected.characters}
          base={base}
          all={{ href: franchise.characters, label: 'View All Pokémon' }}
        />
      </Section>

      <Section id="rare" tone="sunken" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading section="rare" heading={rare.heading} intro={rare.intro} />
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
