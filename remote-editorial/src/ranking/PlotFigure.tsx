import type { Group } from './groups.ts';
import { Mark } from './Mark.tsx';
import type { Ranked, RankingPlotData } from './page-data.ts';
import { RankingPlot } from './RankingPlot.tsx';
import type { rankingWords } from './words.ts';
import './plot-stories.css';

interface PlotFigureProps {
  words: typeof rankingWords.plot;
  plot: RankingPlotData;
  cards: readonly Ranked[];
  groups: readonly Group[];
}

/** The plot with its title, legend and caption. */
export function PlotFigure({ words, plot, cards, groups }: PlotFigureProps) {
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
}
