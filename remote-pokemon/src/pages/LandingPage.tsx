import '../styles.css';
import { marketplaceSearch } from '@mint-row/kit/content';
import { type PageProps, paths } from '@mint-row/kit/contract';
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
import type { PokemonLanding } from '../content/pokemon-landing.ts';
import { franchise } from '../franchise.ts';
import { Eras } from './Eras.tsx';
import { Printings } from './Printings.tsx';
import './landing-page.css';

/** The opening page of the Pokémon section. */
export default function LandingPage({ data, base, catalogue }: PageProps<PokemonLanding>) {
  const { hero, printings, why, eras, mostCollected, rare, closing } = data;
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <div data-accent={franchise.accent}>
        <div className="print-hero">
          <div>
            <FranchiseBadge franchise={franchise} />
            <h1 className="type-display mt-5">{hero.heading}</h1>
            <p className="type-lead mt-7 max-w-narrow">
              <Text>{hero.lead}</Text>
            </p>
            <div className="button-row mt-8">
              <ButtonLink href={marketplaceSearch('Pokémon cards')}>Shop Pokémon Cards</ButtonLink>
              <ButtonLink href={paths.values} look="line">
                View Price Guide
              </ButtonLink>
            </div>
          </div>
          <Printings printings={printings} base={base} drawing="charizard" />
        </div>
        <LandingIndex figure={{ section: 'eras', label: 'Eras' }} rare />

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

        <Eras figure={eras} />

        <SetsAndTips landing={data} base={base} />

        <MostCollected
          collected={mostCollected}
          franchise={franchise}
          base={base}
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
