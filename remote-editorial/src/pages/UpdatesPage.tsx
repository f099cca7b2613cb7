import { longDay } from '@mint-row/kit/content';
import { currentPlace, type Drawings, feedPath, newestFirst, type PageProps, paths } from '@mint-row/kit/contract';
import { ButtonLink, ClosingCall, PageIndex } from '@mint-row/kit/ui';
import type { updatesWords } from '../content/updates.ts';
import { Drawing } from '../drawings/Drawing.tsx';
import { drawingOfUpdate } from '../updates/drawings.ts';
import { type Day, groupId, groupUpdates } from '../updates/group-updates.ts';
import { UpdatesOfDay } from '../updates/UpdatesOfDay.tsx';
import { WhatMoved } from '../updates/WhatMoved.tsx';
import '../styles.css';

/** The page begins with the latest changed figures. */
const maxFigures = 3;

/** As many drawings as a phone's width, or a hand, has room for. */
const maxCards = 4;

/** The changes on the pages of all remotes with their reasons, the newest day first. */
export default function UpdatesPage({
  data: words,
  drawings,
  catalogue: { updates = [], franchises = [] },
}: PageProps<typeof updatesWords>) {
  const days = groupUpdates(updates);
  const moved = newestFirst(updates)
    .filter(({ changed }) => changed)
    .slice(0, maxFigures);
  return (
    <>
      <div className="wrap updates-head py-section">
        <div>
          <h1 className="type-display">{words.heading}</h1>
          <p className="type-lead mt-8 max-w-measure text-balance">{words.lead}</p>
          <p className="mt-5">
            <a href={feedPath} className="quiet-link">
              {words.feed}
            </a>
          </p>
        </div>
        {days[0] && <UpdatesCounts day={days[0]} words={words} />}
        {days[0] && <UpdatedPages day={days[0]} drawings={drawings} />}
      </div>
      {days[0] && <UpdatesIndex day={days[0]} moved={moved.length > 0} words={words} />}
      {moved.length > 0 && <WhatMoved updates={moved} words={words.moved} />}
      <div className="wrap py-section print:pb-0">
        {days.map((day) => (
          <UpdatesOfDay key={day.date} day={day} franchises={franchises} drawings={drawings} words={words} />
        ))}
        {days.length === 0 && <p className="type-lead">{words.empty}</p>}
      </div>
      <ClosingCall call={words.closing}>
        <ButtonLink href={`mailto:${currentPlace().email.sales}`} look="inverse">
          {words.closing.action}
        </ButtonLink>
        <ButtonLink href={paths.guides} look="line">
          {words.closing.guides}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}

/** The drawings of pages that changed on the newest day, which the page begins with. */
function UpdatedPages({ day, drawings }: { day: Day; drawings: Drawings }) {
  const updates = day.groups.flatMap((group) => group.updates);
  const sources = new Set(
    updates.map((update) => drawingOfUpdate(update, drawings)).filter((src) => src !== undefined),
  );
  return (
    <div className="updates-cards">
      {[...sources].slice(0, maxCards).map((src) => (
        <Drawing key={src} src={src} />
      ))}
    </div>
  );
}

interface UpdatesCountsProps {
  /** The newest. */
  day: Day;
  words: typeof updatesWords;
}

/** Counts the newest day's changes of each kind, with links to them. */
function UpdatesCounts({ day, words: { changed, kinds } }: UpdatesCountsProps) {
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

interface UpdatesIndexProps {
  /** The newest. */
  day: Day;
  /** Whether figures that changed stand above it. */
  moved: boolean;
  words: typeof updatesWords;
}

/** The contents of the page: the figures that changed, and the newest day's groups. */
function UpdatesIndex({ day, moved, words }: UpdatesIndexProps) {
  const groups = day.groups.map(({ kind }) => ({ section: groupId(day, kind), label: words.kinds[kind] }));
  return <PageIndex items={moved ? [{ section: 'moved', label: words.moved.heading }, ...groups] : groups} />;
}
