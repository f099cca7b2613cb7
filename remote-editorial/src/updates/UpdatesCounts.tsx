import { longDay } from '@mint-row/kit/content';
import { type Day, groupId } from './group-updates.ts';
import type { updatesWords } from './words.ts';

interface UpdatesCountsProps {
  /** The newest. */
  day: Day;
  words: typeof updatesWords;
}

/** How many changes of each kind the newest day has, with links to them. */
export function UpdatesCounts({ day, words: { changed, kinds } }: UpdatesCountsProps) {
  return (
    <div className="updates-counts">
      <p>
        {changed} <time dateTime={day.date}>{longDay(day.date)}</time>
      </p>
      <ul>
        {day.groups.map(({ kind, updates }) => (
          <li key={kind}>
            <a href={`#${groupId(day, kind)}`}>
              <b className="type-figure">{updates.length}</b> <span className="type-label">{kinds[kind]}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
