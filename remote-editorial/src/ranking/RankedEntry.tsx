import { CollectButtons, FranchiseBadge, ShareLink, Text } from '@mint-row/kit/ui';
import type { Arrangement } from './arrange.ts';
import { gradeId } from './grade-id.ts';
import type { Group } from './groups.ts';
import type { Ranked } from './page-data.ts';
import './ranked-entry.css';
import './ranked-words.css';
import './ranked-forms.css';
import './ranked-print.css';

/** How much room an entry takes: a slab's label, a few lines, or one line with the rest on demand. */
type Form = 'slab' | 'compact' | 'row';

interface RankedEntryProps {
  card: Ranked;
  form: Form;
  /** The cards of its franchise. */
  group: Group | undefined;
  by: Arrangement;
  /** The year or grade that begins with this entry, in a list that is arranged by it. */
  above: string | null;
  /** What the grade means, in a sentence. */
  meaning: string;
}

/** One card of the ranking. */
export function RankedEntry({ card, form, group, by, above, meaning }: RankedEntryProps) {
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
      <Body className="ranked-body">
        <Head className="ranked-head">
          <h3 className="ranked-name">
            <span className="sr-only">{`${rank}. `}</span>
            {name}
          </h3>
          <span className="ranked-meta">
            {group && <FranchiseBadge franchise={group} />} {by !== 'year' && <span>{year}</span>}
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
}
