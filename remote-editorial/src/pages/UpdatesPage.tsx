import { site } from '@mint-row/kit/content';
import { feedPath, type PageProps, paths } from '@mint-row/kit/contract';
import { ButtonLink, ClosingCall } from '@mint-row/kit/ui';
import { byDay } from '../updates/by-day.ts';
import { DayOfUpdates } from '../updates/DayOfUpdates.tsx';
import type { updatesWords } from '../updates/words.ts';
import '../styles.css';

/** What changed on which page, and why: the updates of all remotes, the newest day first. */
export default function UpdatesPage({ data: words, catalogue }: PageProps<typeof updatesWords>) {
  const days = byDay(catalogue.updates ?? []);
  return (
    <>
      <div className="wrap py-section">
        <h1 className="type-display">{words.heading}</h1>
        <p className="type-lead mt-8 max-w-measure">{words.lead}</p>
        <p className="mt-5">
          <a href={feedPath} className="quiet-link">
            {words.feed}
          </a>
        </p>
      </div>
      <div className="wrap pb-section">
        {days.map((day) => (
          <DayOfUpdates key={day.date} day={day} words={words.pages} />
        ))}
        {days.length === 0 && <p className="type-lead">{words.empty}</p>}
      </div>
      <ClosingCall call={words.closing}>
        <ButtonLink href={`mailto:${site.email.sales}`} look="inverse">
          {words.closing.action}
        </ButtonLink>
        <ButtonLink href={paths.guides} look="line">
          {words.closing.guides}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
