import type { Group } from './groups.ts';
import { PlotMark } from './PlotMark.tsx';
import type { Ranked, RankingPlotData } from './page-data.ts';
import './plot.css';

interface RankingPlotProps {
  plot: RankingPlotData;
  cards: readonly Ranked[];
  groups: readonly Group[];
}

/** Values by year, as a list of years with their cards. Places are in percent: the plot fits any width. */
export function RankingPlot({ plot: { rows, ticks }, cards, groups }: RankingPlotProps) {
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
