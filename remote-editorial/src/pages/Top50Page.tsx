import { type PageProps, paths } from '@mint-row/kit/contract';
import {
  ButtonLink,
  ClosingCall,
  CollectProgress,
  GlossaryTerms,
  PageIndex,
  Section,
  SectionHeading,
} from '@mint-row/kit/ui';
import type { top50 } from '../content/top-50.ts';
import { BasisFigure } from '../ranking/BasisFigure.tsx';
import { GradeList } from '../ranking/GradeList.tsx';
import { groupsOf } from '../ranking/groups.ts';
import { MarkShapes } from '../ranking/Mark.tsx';
import type { RankingData } from '../ranking/page-data.ts';
import { Ranking } from '../ranking/Ranking.tsx';
import { RankingHero } from '../ranking/RankingHero.tsx';
import type { rankingWords } from '../ranking/words.ts';
import '../styles.css';

type Top50 = typeof top50 & RankingData & { words: typeof rankingWords };

/** The fifty most valuable cards: their plot, the list, and the basis of the values. */
export default function Top50Page({ data, catalogue }: PageProps<Top50>) {
  const { heading, lead, stats, countedTo, since, words, cards, bases, grades, methodology } = data;
  const groups = groupsOf(cards, catalogue.franchises);
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <MarkShapes ticks={data.plot.ticks} />
      <RankingHero
        heading={heading}
        lead={lead}
        stats={stats}
        counted={{ to: countedTo, words: words.counted, since }}
      />
      <PageIndex items={words.sections} />

      <Section id="ranking" className="ranking-section">
        <SectionHeading
          section="ranking"
          heading={words.list.heading}
          intro={words.list.intro}
          className="mb-10 print:mb-2"
        >
          <div className="flex flex-wrap gap-x-6">
            <a href={`${paths.checklists}?list=top-50`} className="quiet-link print:hidden">
              {words.checklist}
            </a>
            <CollectProgress kind="card" />
          </div>
        </SectionHeading>
        <Ranking words={words} data={data} groups={groups} />
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
          <h3 className="type-title pt-6 print:hidden">{words.more}</h3>
          <ul className="flex flex-wrap gap-x-8 print:hidden">
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

      <ClosingCall call={words.closing}>
        <ButtonLink href={words.shop.href} look="inverse">
          {words.shop.name}
        </ButtonLink>
        <ButtonLink href={words.join.href} look="line">
          {words.join.name}
        </ButtonLink>
      </ClosingCall>
    </GlossaryTerms>
  );
}
