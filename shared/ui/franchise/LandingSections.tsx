import { type Franchise, paths } from '@mint-row/kit/contract';
import type { FranchiseLanding, Point } from '../../content/franchise.ts';
import { marketplaceSearch, site } from '../../content/index.ts';
import { ButtonLink } from '../ButtonLink.tsx';
import { ClosingCall } from '../ClosingCall.tsx';
import { CollectProgress } from '../collect/CollectProgress.tsx';
import { PageIndex } from '../PageIndex.tsx';
import { PointGrid } from '../PointGrid.tsx';
import { Section } from '../Section.tsx';
import { SectionHeading } from '../SectionHeading.tsx';
import { CollectedGrid } from './CollectedGrid.tsx';
import { SetGrid } from './SetGrid.tsx';

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
  base: string;
}

/** The sets to start with, and three tips. */
export function SetsAndTips({ landing: { sets, tips }, base }: SetsAndTipsProps) {
  return (
    <>
      <Section id="sets">
        <SectionHeading section="sets" heading={sets.heading} intro={sets.intro} className="mb-8" />
        <SetGrid sets={sets.items} base={base} hrefOf={({ name }) => marketplaceSearch(name)} />
        <p className="mt-6 max-w-measure text-muted text-sm">
          The drawings are plans of one card each. Dashed lines mark what varies, and what we do not know.
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
  base: string;
  /** The text of the link to the list: "View All Pokémon". */
  all: string;
  /** The side of the characters on which the heading stays in view. */
  heading: 'start' | 'end';
}

/** The characters whose cards are collected most. */
export function MostCollected({ collected, franchise, base, all, heading }: MostCollectedProps) {
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
      </SectionHeading>
      <CollectedGrid characters={collected.characters} base={base} all={{ href: franchise.characters, label: all }} />
    </Section>
  );
}

/** The end of a franchise's landing page. */
export function LandingClosing({ call, franchise }: { call: Point; franchise: Franchise }) {
  return (
    <ClosingCall call={call}>
      <ButtonLink href={site.marketplace.circle} look="inverse">
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
