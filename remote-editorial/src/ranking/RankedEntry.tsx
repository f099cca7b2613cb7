import { CopyLink } from '@mint-row/shared/runtime';
import { FranchiseBadge, Text } from '@mint-row/shared/ui';
import { gradeId } from './grade-id.ts';
import type { Group } from './groups.ts';
import './ranked-entry.css';
import './ranked-columns.css';
import type { Ranked } from './page-data.ts';

interface RankedEntryProps {
  card: Ranked;
  rank: number;
  /** The cards of its franchise. */
  group: Group | undefined;
  /** What the grade means, in a sentence. */
  meaning: string;
}

/** One card of the ranking, set like the label of its slab. */
export function RankedEntry({ card, rank, group, meaning }: RankedEntryProps) {
  const { name, year, value, grade, description, basis } = card;
  const [company, score] = grade.split(' ');
  return (
    <li
      id={`rank-${rank}`}
      className={rank === 1 ? 'section ranked ranked-first' : 'section ranked'}
      data-accent={group?.accent}
      data-group={group?.number}
    >
      <CopyLink to={`rank-${rank}`} label={`Copy link to rank ${rank}`} className="ranked-rank">
        {rank}
      </CopyLink>
      <div className="ranked-name">
        <h3>
          <span className="sr-only">{rank}. </span>
          {name}
        </h3>
        <p>
          {group && <FranchiseBadge franchise={group} />} {year}
        </p>
      </div>
      <p className="ranked-value">{value}</p>
      <a href={`#${gradeId(grade)}`} data-tooltip={meaning} className="ranked-grade">
        <span className="sr-only">Grade </span>
        {company} {score && <b>{score}</b>}
      </a>
      <div className="ranked-words">
        <p>
          <Text>{description}</Text>
        </p>
        <p>
          <b>{basis.kind}</b>
          <Text>{basis.rest}</Text>
        </p>
      </div>
    </li>
  );
}
