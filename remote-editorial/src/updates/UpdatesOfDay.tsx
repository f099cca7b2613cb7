import { longDay } from '@mint-row/kit/content';
import type { Drawings, Franchise, UpdateEntry } from '@mint-row/kit/contract';
import { headingId, Text } from '@mint-row/kit/ui';
import type { updatesWords } from '../content/updates.ts';
import { FoilDrawing } from '../drawings/FoilDrawing.tsx';
import { drawingOfUpdate } from './drawings.ts';
import { type Day, groupId } from './group-updates.ts';
import './updates.css';

interface UpdatesOfDayProps {
  day: Day;
  franchises: readonly Franchise[];
  /** Those of the page, for updates that have none. */
  drawings: Drawings;
  words: typeof updatesWords;
}

/** The changes of one day: its date, then the changed pages by kind of change. */
export function UpdatesOfDay({ day, franchises, drawings, words: { pages, kinds } }: UpdatesOfDayProps) {
  const { date, groups } = day;
  const count = groups.reduce((sum, { updates }) => sum + updates.length, 0);
  return (
    <section aria-labelledby={headingId(date)} className="updates-day">
      <header>
        <h2 id={headingId(date)} className="type-heading">
          <time dateTime={date}>{longDay(date)}</time>
        </h2>
        <p className="type-label text-muted">
          {count} {count > 1 ? pages.more : pages.one}
        </p>
      </header>
      {groups.map(({ kind, updates }) => {
        const id = groupId(day, kind);
        return (
          <section key={id} id={id} aria-labelledby={headingId(id)} className="updates-group">
            <h3 id={headingId(id)} className="type-title">
              {kinds[kind]}
            </h3>
            <ul>
              {updates.map((update) => (
                <UpdateRow key={update.path} update={update} franchises={franchises} drawings={drawings} />
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

interface UpdateRowProps {
  update: UpdateEntry;
  franchises: readonly Franchise[];
  /** Those of the page, for updates that have none. */
  drawings: Drawings;
}

/** A page that changed and why, with its drawing; a page without one has a plain card in the colour of its franchise. */
function UpdateRow({ update, franchises, drawings }: UpdateRowProps) {
  const { path, title, text } = update;
  return (
    <li
      className="update-row linked-row"
      data-accent={franchises.find((of) => of.path === path || of.characters === path)?.accent}
    >
      <h4>
        <a href={path} className="row-link">
          <Text>{title}</Text>
        </a>
      </h4>
      <p>
        <Text>{text}</Text>
      </p>
      <FoilDrawing src={drawingOfUpdate(update, drawings)} />
    </li>
  );
}
