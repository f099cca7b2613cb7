import type { RankingFigure } from './figures.ts';
import type { Choice } from './filter.ts';
import { Mark } from './Mark.tsx';
import { RankingPlot } from './RankingPlot.tsx';

interface RankingFiguresProps {
  figures: readonly RankingFigure[];
  choices: readonly Choice[];
  /** Where the list is that says the same in words. */
  list: string;
}

/** The plots side by side, each with its legend and what it shows. */
export function RankingFigures({ figures, choices, list }: RankingFiguresProps) {
  return (
    <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2 print:grid-cols-2 print:gap-x-8">
      {figures.map(({ id, title, caption, axis, plot }) => (
        <figure key={id} id={id} className="ruled pt-5">
          <h3 className="type-title">{title}</h3>
          <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {choices.map(
              ({ value, name }) =>
                value !== 'all' && (
                  <li key={value} className="flex items-center gap-1.5">
                    <Mark franchise={value} />
                    {name}
                  </li>
                ),
            )}
          </ul>
          <p className="mt-5 text-muted text-xs">{axis.y}</p>
          <RankingPlot plot={plot} label={`${title}: ${choices[0]?.count} cards`} />
          <p className="text-right text-muted text-xs">{axis.x}</p>
          <figcaption className="mt-4 max-w-measure">
            <p>
              {caption} <a href={`#${list}`}>The list</a> gives every figure.
            </p>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
