import { type Drawings, drawingOf } from '@mint-row/kit/contract';
import { CollectButtons, FranchiseBadge, LampLink, ShareLink, Text, useAddress } from '@mint-row/kit/ui';
import { memo, useRef } from 'react';
import type { top50Words } from '../content/top-50.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { ChoiceGroup } from '../lists/ChoiceGroup.tsx';
import { type Choices, choiceIn, shownWords } from '../lists/choice.ts';
import { useGlide } from '../lists/use-glide.ts';
import { useTarget } from '../lists/use-target.ts';
import { type Arrangement, arrange, type Group, groupAbove } from './arrange.ts';
import { Mark, PlotFigure } from './Plot.tsx';
import type { Ranked, RankingData } from './page-data.ts';
import { planName } from './plan-name.ts';
import { useLinkedMarks } from './use-linked-marks.ts';
import './ranking.css';

interface RankingProps {
  words: typeof top50Words;
  data: RankingData;
  /** Those of the page: the plan of each card. */
  drawings: Drawings;
  groups: readonly Group[];
}

/** The plot and the list, with one filter and one arrangement for both. The filter works in CSS alone. */
export function Ranking({ words, data: { cards, plot, meanings }, drawings, groups }: RankingProps) {
  const area = useRef<HTMLDivElement>(null);
  const [address, change] = useAddress();
  const { list } = words;
  const franchises: Choices = {
    name: 'franchise',
    legend: list.franchise,
    choices: [
      { value: '', name: list.all, count: cards.length, group: 0 },
      ...groups.map((one) => ({
        value: one.slug,
        name: one.name,
        count: one.count,
        group: one.number,
        mark: <Mark group={one} />,
      })),
    ],
  };
  const franchise = choiceIn(address, franchises);
  const arrangement = choiceIn(address, list.arrangements);
  const target = useTarget(franchise.value + arrangement.value, { franchise: '' }, change);
  useLinkedMarks(area, target);
  useGlide(area, '.ranked', franchise.value + arrangement.value);

  return (
    <div ref={area} className="ranking">
      <ChoiceGroup
        of={franchises}
        chosen={franchise.value}
        onChoose={(value) => change({ franchise: value }, 'push')}
        className="mb-10 print:hidden"
      />
      <PlotFigure words={words.plot} plot={plot} cards={cards} groups={groups} />
      <div id="list">
        <div className="script-only ranking-shown">
          <p role="status" className="type-title">
            {shownWords(franchise.count ?? 0, cards.length, [
              franchise.value && franchise.name,
              arrangement.inSentence,
            ])}
          </p>
          <ChoiceGroup
            of={list.arrangements}
            chosen={arrangement.value}
            onChoose={(value) => change({ sort: value }, 'push')}
          />
        </div>
        <div className="ranking-columns" data-few={(franchise.count ?? 0) < 10 || undefined}>
          <div className="ranking-list" data-arrangement={arrangement.value || undefined}>
            <svg aria-hidden="true" className="ranked-ticks">
              {plot.ticks.map(({ at, text }) => (
                <text key={text} x={`${at}%`} y="1em">
                  {text}
                </text>
              ))}
            </svg>
            <RankedList
              cards={cards}
              drawings={drawings}
              arrangement={arrangement.value}
              groups={groups}
              meanings={meanings}
            />
          </div>
          {/* `useLinkedMarks` puts a copy of the plot here. */}
          <div className="script-only ranking-aside" />
        </div>
      </div>
    </div>
  );
}

interface RankedListProps extends Pick<RankingData, 'cards' | 'meanings'> {
  drawings: Drawings;
  arrangement: Arrangement;
  groups: readonly Group[];
}

/** The entries in their order. Memoized: an address changes more often than their order. */
const RankedList = memo(function RankedList({ cards, drawings, arrangement, groups, meanings }: RankedListProps) {
  return (
    <ol>
      {arrange(cards, arrangement).map((card, index, all) => (
        <RankedEntry
          key={card.rank}
          card={card}
          plan={drawingOf(drawings, planName(card.rank))}
          form={arrangement || card.rank > 20 ? 'row' : card.rank > 5 ? 'compact' : 'slab'}
          group={groups.find(({ slug }) => slug === card.franchise)}
          above={groupAbove(card, all[index - 1], arrangement)}
          meaning={meanings[card.grade] ?? ''}
        />
      ))}
    </ol>
  );
});

/** An entry is as large as a slab's label, takes a few lines, or takes one line and unfolds the rest. */
type Form = 'slab' | 'compact' | 'row';

interface RankedEntryProps {
  card: Ranked;
  /** The address of its plan. */
  plan: string;
  form: Form;
  /** The group of the card's franchise. */
  group: Group | undefined;
  /** The year or grade that begins with this entry, if the list is arranged by it. */
  above: string | null;
  /** A sentence about the grade. */
  meaning: string;
}

/** One card of the ranking. Memoized: an order renders only those again that it changes. */
const RankedEntry = memo(function RankedEntry({ card, plan, form, group, above, meaning }: RankedEntryProps) {
  const { rank, name, year, value, grade, description, basis } = card;
  const [company, score] = grade.split(' ');
  const [Body, Head] = form === 'row' ? (['details', 'summary'] as const) : (['div', 'div'] as const);
  return (
    <li
      id={`rank-${rank}`}
      className="section ranked"
      data-form={form}
      data-rank={rank}
      data-group={group?.number}
      data-accent={group?.accent}
    >
      {above && <p className="ranked-above type-title">{above}</p>}
      <ShareLink to={`rank-${rank}`} name={`rank ${rank}`} className="ranked-rank">
        {rank}
      </ShareLink>
      <div className="ranked-plan">
        <Drawing src={plan} />
        {form === 'slab' && (
          <LampLink
            name={name}
            line={String(year)}
            drawing={plan}
            foil={card.foil}
            facts={[
              { label: 'Grade', value: grade },
              { label: 'Value', value },
              { label: basis.kind, value: basis.rest.slice(2) },
            ]}
            kind="card"
          />
        )}
      </div>
      <Body className="ranked-body">
        <Head className="ranked-head">
          <h3 className="ranked-name">
            <span className="sr-only">{`${rank}. `}</span>
            {name}
          </h3>
          <span className="ranked-meta">
            {group && <FranchiseBadge franchise={group} />} <span>{year}</span>
          </span>{' '}
          <span className="ranked-value value">{value}</span>
          <svg aria-hidden="true" className="ranked-scale">
            <use href="#scale" />
            <use
              href={`#mark-${group?.number}`}
              x={`${card.at}%`}
              y="50%"
              className={card.isSale ? 'mark' : 'mark hollow'}
            />
          </svg>
        </Head>
        <div className="ranked-words">
          <p>
            <Text>{description}</Text>
          </p>
          <p>
            <b>{basis.kind}</b>
            <Text>{basis.rest}</Text>
          </p>
          <CollectButtons kind="card" name={name} />
        </div>
      </Body>
      <a href={`#${gradeId(grade)}`} data-tooltip={meaning} className="ranked-grade">
        <span className="sr-only">Grade </span>
        {company} {score && <b>{score}</b>}
      </a>
    </li>
  );
});

/** The id of the explanation of a grade: "PSA 10" is explained at "grade-psa-10". */
export function gradeId(grade: string): string {
  return `grade-${grade.toLowerCase().replaceAll(' ', '-')}`;
}
