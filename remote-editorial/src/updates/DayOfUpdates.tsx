import { longDay } from '@mint-row/kit/content';
import { Text } from '@mint-row/kit/ui';
import type { Day } from './by-day.ts';
import type { updatesWords } from './words.ts';
import './updates.css';

interface DayOfUpdatesProps {
  day: Day;
  words: typeof updatesWords.pages;
}

/** What changed on one day: the date at the side, then each page and why it changed. */
export function DayOfUpdates({ day: { date, updates }, words }: DayOfUpdatesProps) {
  return (
    <section id={date} aria-labelledby={`heading-${date}`} className="updates-day">
      <header>
        <h2 id={`heading-${date}`}>
          <time dateTime={date}>{longDay(date)}</time>
        </h2>
        <p className="type-label mt-3 text-muted">
          {updates.length} {updates.length > 1 ? words.more : words.one}
        </p>
      </header>
      <ul>
        {updates.map(({ path, title, text }) => (
          <li key={path}>
            <h3>
              <a href={path}>{title}</a>
            </h3>
            <p>
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
