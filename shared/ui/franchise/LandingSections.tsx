import { currentPlace, type Drawings, drawingOf, type Franchise, paths } from '@mint-row/kit/contract';
import type { CardSet, CollectedCharacter, FranchiseLanding, TitledText } from '../../content/franchise.ts';
import { marketplaceSearch } from '../../content/index.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { ClosingCall } from '../ClosingCall.tsx';
import { CollectProgress } from '../CollectProgress.tsx';
import { CardSchematic } from '../character/CardSchematic.tsx';
import { FoilCard } from '../FoilCard.tsx';
import { PageIndex } from '../PageIndex.tsx';
import { PointGrid } from '../PointGrid.tsx';
import { Section, SectionHeading } from '../Section.tsx';
import { Text, unbroken, WholeWords } from '../Text.tsx';
import { BinderPockets } from './BinderPockets.tsx';
import './landing-sections.css';

interface LandingIndexProps {
  /** The section with the franchise's own figure, which follows the reasons to collect. */
  figure: { section: string; label: string };
  rare?: boolean;
}

/** The contents of a franchise's landing page. */
export function LandingIndex({ figure, rare = false }: LandingIndexProps) {
  return (
    <PageIndex
      items={[
        { section: 'why', label: 'Why collect' },
        figure,
        { section: 'sets', label: 'Popular sets' },
        { section: 'tips', label: 'Tips' },
        { section: 'collected', label: 'Most collected' },
        ...(rare ? [{ section: 'rare', label: 'Rare cards' }] : []),
      ]}
    />
  );
}

interface SetsAndTipsProps {
  landing: Pick<FranchiseLanding, 'sets' | 'tips'>;
  drawings: Drawings;
}

/** The sets to start with, and three tips. */
export function SetsAndTips({ landing: { sets, tips }, drawings }: SetsAndTipsProps) {
  return (
    <>
      <Section id="sets">
        <SectionHeading section="sets" heading={sets.heading} intro={sets.intro} className="mb-8" />
        <SetGrid sets={sets.items} drawings={drawings} hrefOf={({ name }) => marketplaceSearch(name)} />
        <p className="mt-6 max-w-measure text-muted text-sm">
          The drawings are plans of one card each. Dashed: varies from copy to copy, or not confirmed.
        </p>
      </Section>

      <Section id="tips" tone="sunken">
        <SectionHeading section="tips" heading={tips.heading} className="mb-10" />
        <PointGrid points={tips.items} />
      </Section>
    </>
  );
}

interface MostCollectedProps {
  collected: FranchiseLanding['mostCollected'];
  franchise: Franchise;
  drawings: Drawings;
  /** The text of the link to the list: "View All Pokémon". */
  all: string;
  /** The side of the characters on which the heading stays in view. */
  heading: 'start' | 'end';
}

/** The characters whose cards are collected most. */
export function MostCollected({ collected, franchise, drawings, all, heading }: MostCollectedProps) {
  const first = collected.characters.find(({ begins }) => begins);
  const sides =
    heading === 'start'
      ? { section: 'lg:grid-cols-[1fr_2fr]', heading: 'lg:sticky lg:top-32 lg:self-start print:mb-5' }
      : { section: 'lg:grid-cols-[2fr_1fr]', heading: 'lg:sticky lg:top-32 lg:order-2 lg:self-start print:mb-5' };
  return (
    <Section id="collected" className={`not-print:grid gap-x-16 gap-y-8 ${sides.section}`}>
      <SectionHeading section="collected" heading={collected.heading} intro={collected.intro} className={sides.heading}>
        <CollectProgress
          kind="character"
          keys={collected.characters.filter(({ unlinked }) => !unlinked).map(({ slug }) => slug)}
        />
        {first && <CardToLookFor character={first} drawings={drawings} />}
      </SectionHeading>
      <CollectedGrid
        characters={collected.characters}
        drawings={drawings}
        all={{ href: franchise.characters, label: all }}
      />
    </Section>
  );
}

/** The plan of a character's first card, in wide windows, where the heading stays beside the pockets. */
function CardToLookFor({ character: { slug, note }, drawings }: { character: CollectedCharacter; drawings: Drawings }) {
  return (
    <a href={`${paths.character(slug)}#cards`} className="quiet-link mt-10 gap-4 max-lg:hidden print:hidden">
      <CardSchematic drawings={drawings} slug={slug} index={0} alt="" className="card-row-drawing" />
      <span>First card to look for: {note}</span>
    </a>
  );
}

/** The end of a franchise's landing page. */
export function LandingClosing({ call, franchise }: { call: TitledText; franchise: Franchise }) {
  return (
    <ClosingCall call={call}>
      <ButtonLink href={currentPlace().marketplace.circle} look="inverse">
        Join the Collector’s Circle
      </ButtonLink>
      <ButtonLink href={paths.values} look="line">
        View Price Guide
      </ButtonLink>
      <ButtonLink href={`${paths.checklists}?list=${franchise.slug}`} look="line">
        Print a Checklist
      </ButtonLink>
    </ClosingCall>
  );
}

interface SetGridProps {
  sets: readonly CardSet[];
  drawings: Drawings;
  /** The address behind "Explore Set". */
  hrefOf: (set: CardSet) => string;
}

/** Sets as the rows of a price guide: year, how a card of it is printed, name and checklist, what to know, where to look. */
function SetGrid({ sets, drawings, hrefOf }: SetGridProps) {
  return (
    <ul className="ruled">
      {sets.map((set) => (
        <li key={set.name} className="popular-set linked-row">
          <p aria-hidden="true" className="type-figure text-accent-mark">
            {set.year}
          </p>
          <CardSchematic drawings={drawings} {...set.card} alt="" className="card-row-drawing" />
          <div>
            <h3 className="type-title">{nameBesideYear(set)}</h3>
            <p className="type-label mt-3 text-muted">
              <WholeWords>{unbroken(set.size)}</WholeWords>
            </p>
          </div>
          <div>
            <p className="max-w-measure">
              <Text>{set.description}</Text>
            </p>
            <ButtonLink href={hrefOf(set)} look="line" className="row-link mt-5">
              Explore Set<span className="sr-only">: {set.name}</span>
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The name beside the large year: the year in the name is left for screen readers only. */
function nameBesideYear({ name, year }: CardSet) {
  const lead = `${year} `;
  if (!name.startsWith(lead)) return name;
  return (
    <>
      <span className="sr-only">{lead}</span>
      {name.slice(lead.length)}
    </>
  );
}

interface CollectedGridProps {
  characters: readonly CollectedCharacter[];
  drawings: Drawings;
  /** The ninth pocket: the link to the whole list. */
  all: { href: string; label: string };
}

/** Eight characters and a link to all of them, in the nine pockets of a binder page. */
function CollectedGrid({ characters, drawings, all }: CollectedGridProps) {
  return (
    <BinderPockets>
      {characters.map(({ name, slug, note, unlinked }) => {
        const card = (
          <>
            <FoilCard src={drawingOf(drawings, slug)} alt="" />
            <h3 className="type-title mt-3">{name}</h3>
            <span className="mt-1 block text-balance pb-1 text-muted text-sm">{unbroken(note)}</span>
          </>
        );
        return (
          <li key={name} {...(unlinked && { id: slug })}>
            {unlinked ? (
              <div className="pocket">{card}</div>
            ) : (
              <a href={paths.character(slug)} className="pocket">
                {card}
              </a>
            )}
          </li>
        );
      })}
      <li className="max-md:col-span-full print:hidden">
        <a href={all.href} className="pocket pocket-all">
          <span>{all.label}</span>
        </a>
      </li>
    </BinderPockets>
  );
}
