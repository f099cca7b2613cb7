import type { Group } from './groups.ts';
import { Mark } from './Mark.tsx';
import type { Ranked } from './page-data.ts';
import './plot-mark.css';

interface PlotMarkProps {
  card: Ranked;
  group: Group;
  /** Whether Tab stops at it; arrow keys lead to the others. */
  isStop: boolean;
}

/** A card in the plot, a link of 24 px. */
export function PlotMark({ card, group, isStop }: PlotMarkProps) {
  const { rank, name, short, value, isSale, at, named, isLeft } = card;
  return (
    <li
      className="plot-mark"
      data-rank={rank}
      data-group={group.number}
      data-named={named}
      data-side={isLeft && 'left'}
    >
      {/* As wide as the way to the mark. */}
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
