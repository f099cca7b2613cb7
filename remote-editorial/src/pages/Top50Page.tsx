import { longDay, type Stat, type TitledText } from '@mint-row/kit/content';
import { type Drawings, drawingOf, type PageProps, paths } from '@mint-row/kit/contract';
import {
  ButtonLink,
  ClosingCall,
  CollectProgress,
  FoilCard,
  GlossaryTerms,
  PageIndex,
  Section,
  SectionHeading,
  Text,
  unbroken,
} from '@mint-row/kit/ui';
import type { top50, top50Words } from '../content/top-50.ts';
import { groupsOf } from '../top-50/arrange.ts';
import { MarkShapes } from '../top-50/Plot.tsx';
import type { BasisCounts, Ranked, RankingData } from '../top-50/page-data.ts';
import { planName } from '../top-50/plan-name.ts';
import { gradeId, Ranking } from '../top-50/Ranking.tsx';
import '../styles.css';
import '../top-50/top-50.css';

type Top50 = typeof top50 & RankingData & { words: typeof top50Words };

/** The fifty most valuable cards: their plot, the list, and the basis of the values. */
export default function Top50Page({ data, drawings, catalogue }: PageProps<Top50>) {
  const { heading, lead, stats, countedTo, since, words, cards, bases, grades, methodology } = data;
  const groups = groupsOf(cards, catalogue.franchises);
  return (
    <GlossaryTerms terms={catalogue.terms}>
      <MarkShapes ticks={data.plot.ticks} />
      <RankingHero
        heading={heading}
        leaders={cards.slice(0, 5)}
        drawings={drawings}
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
        <Ranking words={words} data={data} drawings={drawings} groups={groups} />
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

interface RankingHeroProps {
  heading: string;
  /** The cards whose plans it shows. */
  leaders: readonly Ranked[];
  drawings: Drawings;
  lead: string;
  stats: readonly Stat[];
  /** The last day whose sales count, the words before it, and what has happened since. */
  counted: { to: string; words: string; since: string };
}

/** The opening of the ranking: its name, the plans of the first cards, three figures, each with what it counts, and their date. */
function RankingHero({ heading, leaders, drawings, lead, stats, counted }: RankingHeroProps) {
  return (
    <div className="wrap grid gap-x-16 gap-y-10 pt-8 pb-section lg:grid-cols-[2fr_1fr] print:gap-x-8 print:py-2">
      <div>
        <h1 className="type-display">{unbroken(heading)}</h1>
        <ul className="ranking-leaders print:hidden">
          {leaders.map(({ rank, name }) => (
            <li key={rank}>
              <a href={`#rank-${rank}`}>
                <FoilCard src={drawingOf(drawings, planName(rank))} alt={`No. ${rank}, ${name}`} eager>
                  <b aria-hidden="true" className="badge">
                    {rank}
                  </b>
                </FoilCard>
              </a>
            </li>
          ))}
        </ul>
        <p className="type-lead mt-8 max-w-measure print:mt-3">
          <Text>{lead}</Text>
        </p>
      </div>
      <div className="self-end">
        <dl className="ranking-figures ruled pt-1.5">
          {stats.map(({ value, label }) => (
            <div key={label}>
              <dt className="type-label text-muted">{label}</dt>
              <dd className="type-figure whitespace-nowrap">{value}</dd>
            </div>
          ))}
        </dl>
        <div id="since" className="mt-4">
          <p className="type-label inline-block border-2 border-ink px-2 py-1">
            {counted.words}{' '}
            <time dateTime={counted.to} className="block">
              {longDay(counted.to)}
            </time>
          </p>
          <p className="mt-3 max-w-measure text-sm">{counted.since}</p>
        </div>
      </div>
    </div>
  );
}

/** Explains each grade; the grades in the list link here. */
function GradeList({ points }: { points: readonly TitledText[] }) {
  return (
    <dl className="facts">
      {points.map(({ title, text }) => (
        <div key={title} id={gradeId(title)}>
          <dt className="type-title">{title}</dt>
          <dd className="max-w-measure">
            <Text>{text}</Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface BasisFigureProps {
  counts: BasisCounts;
  words: typeof top50Words.bases;
}

/** One small card for each card of the ranking, in rows by what its value rests on. */
function BasisFigure({ counts, words }: BasisFigureProps) {
  return (
    <figure className="basis-figure">
      <figcaption className="type-label text-muted">{words.caption}</figcaption>
      <ul>
        {(['recent', 'older', 'estimates'] as const).map((kind) => (
          <li key={kind}>
            {/* Dashes of a thick line: each is a card, hollow for an estimate. */}
            <svg aria-hidden="true" viewBox="0 0 400 16" className={`basis-${kind}`}>
              <path d={`M0 8h${counts[kind] * 12 - 3}`} strokeWidth="16" strokeDasharray="9 3" />
              {kind === 'estimates' && (
                <path
                  d={`M2 8h${counts[kind] * 12 - 5}`}
                  strokeWidth="12"
                  strokeDasharray="5 7"
                  className="basis-hole"
                />
              )}
            </svg>
            <b className="value">{counts[kind]}</b> {words[kind]}
          </li>
        ))}
      </ul>
    </figure>
  );
}
