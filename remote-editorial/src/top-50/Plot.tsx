import { memo } from 'react';
import type { top50Words } from '../content/top-50.ts';
import type { Group } from './arrange.ts';
import type { Ranked, RankingPlotData } from './page-data.ts';
import './plot.css';

interface PlotFigureProps {
  words: typeof top50Words.plot;
  plot: RankingPlotData;
  cards: readonly Ranked[];
  groups: readonly Group[];
}

/** The plot with its title, legend and caption. Memoized: neither a filter nor an order changes it. */
export const PlotFigure = memo(function PlotFigure({ words, plot, cards, groups }: PlotFigureProps) {
  const grey = { number: 1, accent: 'grey' };
  return (
    <figure id="plot" aria-labelledby="plot-title" className="plot-figure ruled pt-5">
      <figcaption>
        <div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-2">
          <h3 id="plot-title" className="type-title">
            {words.title}
          </h3>
          <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {groups.map((group) => (
              <li key={group.slug} className="plot-franchise items-center gap-1.5">
                <Mark group={group} /> {group.name}
              </li>
            ))}
            <li className="flex items-center gap-1.5">
              <Mark group={grey} /> {words.sale}
            </li>
            <li className="flex items-center gap-1.5">
              <Mark group={grey} solid={false} /> {words.estimate}
            </li>
          </ul>
        </div>
        <p className="mt-3 max-w-measure text-muted text-sm">{words.caption}</p>
      </figcaption>
      <RankingPlot plot={plot} cards={cards} groups={groups} />
      <ul className="plot-stories">
        {words.stories.map(({ years, most, franchise, text }) => {
          const group = groups.find(({ slug }) => slug === franchise);
          return (
            <li key={years} data-group={group?.number}>
              <b className="flex items-center gap-1.5">
                <Mark group={group ?? grey} solid={most === 'sale'} /> {years}
              </b>
              {text}
            </li>
          );
        })}
      </ul>
    </figure>
  );
});

interface RankingPlotProps {
  plot: RankingPlotData;
  cards: readonly Ranked[];
  groups: readonly Group[];
}

/** Values by year, as a list of years with their cards. Places are in percent: the plot fits any width. */
function RankingPlot({ plot: { rows, ticks }, cards, groups }: RankingPlotProps) {
  const first = rows[0]?.lanes[0]?.[0];
  return (
    <div className="plot">
      <svg aria-hidden="true" className="plot-scale">
        {ticks.map(({ at, text }) => (
          <g key={text}>
            <line x1={`${at}%`} x2={`${at}%`} y2="100%" />
            <text x={`${at}%`} dy="-0.6em">
              {text}
            </text>
            <text x={`${at}%`} y="100%" dy="1.4em">
              {text}
            </text>
          </g>
        ))}
      </svg>
      <ol>
        {rows.map(({ year, lanes }) => (
          <li key={year} className="plot-row">
            <span>{year}</span>
            {lanes.map((lane) => (
              <ul key={lane[0]}>
                {lane.map((at) => {
                  const card = cards[at];
                  const group = groups.find(({ slug }) => slug === card?.franchise);
                  return card && group && <PlotMark key={card.rank} card={card} group={group} isStop={at === first} />;
                })}
              </ul>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface PlotMarkProps {
  card: Ranked;
  group: Group;
  /** Whether Tab stops at it; arrow keys lead to the others. */
  isStop: boolean;
}

/** A card in the plot, a link of 24 px. */
function PlotMark({ card, group, isStop }: PlotMarkProps) {
  const { rank, name, short, value, isSale, at, named, isLeft } = card;
  return (
    <li
      className="plot-mark"
      data-rank={rank}
      data-group={group.number}
      data-named={named}
      data-side={isLeft && 'left'}
    >
      {/* An empty box whose width moves the mark to its place. */}
      <svg aria-hidden="true" width={`${at}%`} />
      <a href={`#rank-${rank}`} tabIndex={isStop ? undefined : -1}>
        <Mark group={group} solid={isSale} />
        <span>
          <i>{`${rank}. `}</i>
          {short ?? name}
          <i>{`, ${value}, ${isSale ? 'a sale' : 'an estimate'}`}</i>
        </span>
      </a>
    </li>
  );
}

/**
 * The shapes of the marks, around their centre: shape as well as colour identifies a group. And the scale on which an entry
 * has its mark, in percent of the drawing that uses it.
 */
export function MarkShapes({ ticks }: Pick<RankingPlotData, 'ticks'>) {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <circle id="mark-1" r="5" />
      <path id="mark-2" d="M0-6.5 6.5 0 0 6.5-6.5 0Z" />
      <path id="mark-3" d="M0-6 6 5H-6Z" />
      <path id="mark-4" d="M-5-5H5V5H-5Z" />
      <path id="mark-5" d="M0 6 6-5H-6Z" />
      <path id="mark-6" d="M-2-6H2V-2H6V2H2V6H-2V2H-6V-2H-2Z" />
      <g id="scale">
        <line x2="100%" y1="50%" y2="50%" />
        {ticks.map(({ at, text }) => (
          <line key={text} x1={`${at}%`} x2={`${at}%`} y2="100%" />
        ))}
      </g>
    </svg>
  );
}

interface MarkProps {
  group: Pick<Group, 'number' | 'accent'>;
  /** False for an estimate: then it is hollow. */
  solid?: boolean;
}

/** A group's mark beside its name. */
export function Mark({ group: { number, accent }, solid = true }: MarkProps) {
  return (
    <svg aria-hidden="true" viewBox="-8 -8 16 16" className={solid ? 'mark' : 'mark hollow'} data-accent={accent}>
      <use href={`#mark-${number}`} />
    </svg>
  );
}
