import type { YearMark } from '@mint-row/kit/charts';
import type { Group } from './groups.ts';
import { Mark } from './Mark.tsx';
import type { Ranked } from './page-data.ts';

interface PlotMarkProps {
  card: Ranked;
  mark: YearMark;
  group: Group;
  /** Whether Tab stops at it; arrow keys lead to the others. */
  isStop: boolean;
}

/** A card in the plot, a link of 24 px. */
export function PlotMark({ card, mark: { x, side, name, named }, group, isStop }: PlotMarkProps) {
  const { rank, value, isSale } = card;
  return (
    <li className="plot-mark" data-rank={rank} data-group={group.number} data-named={named} data-side={side}>
      {/* As wide as the way to the mark. */}
      <svg aria-hidden="true" width={`${x}%`} />
      <a
        href={`#rank-${rank}`}
        tabIndex={isStop ? undefined : -1}
        aria-label={`${rank}. ${name}, ${value}, ${isSale ? 'a sale' : 'an estimate'}`}
      >
        <Mark group={group} solid={isSale} />
        {named !== 'pointed' && <span aria-hidden="true">{name}</span>}
      </a>
    </li>
  );
}
