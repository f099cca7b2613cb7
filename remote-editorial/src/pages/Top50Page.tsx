import { marketplaceSearch, site } from '@mint-row/shared/content';
import type { PageProps } from '@mint-row/shared/contract';
import { ButtonLink, ClosingCall, GlossaryTerms, PageIndex, Section, SectionHeading } from '@mint-row/shared/ui';
import type { top50 } from '../content/top-50.ts';
import { BasisFigure } from '../ranking/BasisFigure.tsx';
import { FranchiseFilter } from '../ranking/FranchiseFilter.tsx';
import { GradeList } from '../ranking/GradeList.tsx';
import { groupsOf } from '../ranking/groups.ts';
import { MarkShapes } from '../ranking/Mark.tsx';
import type { RankingData } from '../ranking/page-data.ts';
import { RankedEntry } from '../ranking/RankedEntry.tsx';
import { RankingFigures } from '../ranking/RankingFigures.tsx';
import { RankingHero } from '../ranking/RankingHero.tsx';
import type { rankingWords } from '../ranking/words.ts';
import '../styles.css';

type Top50 = typeof top50 & RankingData & { words: typeof rankingWords };

/** The fifty most valuable cards: two figures, the list, and the basis of the values. */
export default function Top50Page({ data, catalogue }: PageProps<Top50>) {
  const { heading, lead, stats, countedTo, since, words, cards, figures, bases, meanings, grades, methodology } = data;
  const groups = groupsOf(cards, catalogue.franchises);
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <MarkShapes />
      <RankingHero
        heading={heading}
        lead={lead}
        stats={stats}
        counted={{ to: countedTo, words: words.counted, since }}
      />
      <div className="print:hidden">
        <PageIndex
          items={[
            { section: 'figures', label: 'Figures' },
            { section: 'ranking', label: 'The list' },
            { section: 'grades', label: 'Grades' },
            { section: 'methodology', label: 'Method' },
          ]}
        />
      </div>

      <Section id="figures" tone="sunken">
        <SectionHeading section="figures" heading={words.figures.heading} className="mb-10" />
        <RankingFigures figures={figures} groups={groups} list="ranking" />
      </Section>

      <Section id="ranking" className="ranking">
        <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-8">
          <SectionHeading section="ranking" heading={words.list.heading} intro={words.list.intro} />
          <FranchiseFilter groups={groups} all={cards.length} />
        </div>
        <p aria-hidden="true" className="type-label ranked-head">
          {words.list.columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </p>
        <ol className="pt-3">
          {cards.map((card, index) => (
            <RankedEntry
              key={card.name}
              card={card}
              rank={index + 1}
              group={groups.find(({ slug }) => slug === card.franchise)}
              meaning={meanings[card.grade] ?? ''}
            />
          ))}
        </ol>
      </Section>

      <Section id="grades" tone="sunken" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading section="grades" heading={grades.heading} />
        <GradeList points={grades.points} />
      </Section>

      <Section id="methodology" className="grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_2fr]">
        <SectionHeading section="methodology" heading={methodology.heading} />
        <div className="space-y-5">
          <p className="max-w-measure">{methodology.window}</p>
          <BasisFigure counts={bases} words={words.bases} />
          {methodology.paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-measure">
              {paragraph}
            </p>
          ))}
          <p id="pmg" className="max-w-measure">
            <b>{methodology.note.title}</b>: {methodology.note.text}
          </p>
          <h3 className="type-title pt-6">{words.more}</h3>
          <ul className="flex flex-wrap gap-x-8">
            {catalogue.franchises?.map(({ slug, name, path }) => (
              <li key={slug}>
                <a href={path} className="quiet-link">
                  {name} cards
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Section>

      <div className="print:hidden">
        <ClosingCall call={words.closing}>
          <ButtonLink href={marketplaceSearch('graded trading cards')} look="inverse">
            Shop graded cards
          </ButtonLink>
          <ButtonLink href={site.marketplace.circle} look="line">
            Join the Collector’s Circle
          </ButtonLink>
        </ClosingCall>
      </div>
    </GlossaryTerms>
  );
}
