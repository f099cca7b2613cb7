import type { RankingFigure } from './figures.ts';
import type { Group } from './groups.ts';
import { Mark } from './Mark.tsx';
import { RankingPlot } from './RankingPlot.tsx';

interface RankingFiguresProps {
  figures: readonly RankingFigure[];
  groups: readonly Group[];
  /** The id of the list that gives the same facts as text. */
  list: string;
}

/** The plots side by side, each with its legend and a caption. */
export function RankingFigures({ figures, groups, list }: RankingFiguresProps) {
  const cards = groups.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2 print:grid-cols-2 print:gap-x-8">
      {figures.map(({ id, title, caption, axis, plot }) => (
        <figure key={id} id={id} className="ruled pt-5">
          <h3 className="type-title">{title}</h3>
          <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {groups.map((group) => (
              <li key={group.slug} className="flex items-center gap-1.5">
                <Mark group={group} />
                {group.name}
              </li>
            ))}
          </ul>
          <p className="mt-5 text-muted text-xs">{axis.y}</p>
          <RankingPlot plot={plot} groups={groups} label={`${title}: ${cards} cards`} />
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
