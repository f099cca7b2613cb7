import { useAddress } from '@mint-row/kit/ui';
import { useRef } from 'react';
import { ChoiceGroup } from '../controls/lists/ChoiceGroup.tsx';
import { type Choices, choiceIn } from '../controls/lists/choice.ts';
import { shownWords } from '../controls/lists/shown-words.ts';
import { useTarget } from '../controls/lists/use-target.ts';
import { arrange, groupAbove } from './arrange.ts';
import type { Group } from './groups.ts';
import { Mark } from './Mark.tsx';
import { PlotFigure } from './PlotFigure.tsx';
import type { RankingData } from './page-data.ts';
import { RankedEntry } from './RankedEntry.tsx';
import { useLinkedMarks } from './use-linked-marks.ts';
import type { rankingWords } from './words.ts';
import './ranking.css';

interface RankingProps {
  words: typeof rankingWords;
  data: RankingData;
  groups: readonly Group[];
}

/** The plot and the list, with one filter and one arrangement for both. The filter works in CSS alone. */
export function Ranking({ words, data: { cards, plot, meanings }, groups }: RankingProps) {
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
          <div className="ranking-list">
            <svg aria-hidden="true" className="ranked-ticks">
              {plot.ticks.map(({ at, text }) => (
                <text key={text} x={`${at}%`} y="1em">
                  {text}
                </text>
              ))}
            </svg>
            <ol>
              {arrange(cards, arrangement.value).map((card, index, all) => (
                <RankedEntry
                  key={card.rank}
                  card={card}
                  form={arrangement.value || card.rank > 20 ? 'row' : card.rank > 5 ? 'compact' : 'slab'}
                  group={groups.find(({ slug }) => slug === card.franchise)}
                  by={arrangement.value}
                  above={groupAbove(card, all[index - 1], arrangement.value)}
                  meaning={meanings[card.grade] ?? ''}
                />
              ))}
            </ol>
          </div>
          {/* `useLinkedMarks` puts a copy of the plot here. */}
          <div className="script-only ranking-aside" />
        </div>
      </div>
    </div>
  );
}
