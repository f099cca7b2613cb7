import { type Home, longDay } from '@mint-row/kit/content';
import { paths, type UpdateEntry } from '@mint-row/kit/contract';
import { FoilCard, Section, SectionHeading, Text } from '@mint-row/kit/ui';
import './news.css';

interface NewsProps {
  /** Sorted by day, the newest first, and by importance within a day. */
  updates: readonly [UpdateEntry, ...UpdateEntry[]];
  words: Home['updates'];
}

/** The latest changes: one story with its drawing and its figure, the others beside it. */
export function News({ updates: [lead, ...others], words }: NewsProps) {
  return (
    <Section id="new">
      <SectionHeading section="new" heading={words.heading} intro={`${words.intro} ${longDay(lead.date)}.`} />
      <div className="news grid">
        <Lead update={lead} before={words.before} />
        <div>
          <ul>
            {others.map(({ date, path, title, text }) => (
              <li key={date + path}>
                <h3 className="type-title">
                  <a href={path} className="quiet-link">
                    {title}
                  </a>
                </h3>
                <p>
                  <Text>{text}</Text>
                </p>
              </li>
            ))}
          </ul>
          <a href={paths.updates} className="quiet-link mt-4">
            {words.all}
          </a>
        </div>
      </div>
    </Section>
  );
}

interface LeadProps {
  update: UpdateEntry;
  before: string;
}

function Lead({ update: { path, title, text, changed, drawing }, before }: LeadProps) {
  return (
    <article className="news-lead">
      {drawing && <FoilCard src={drawing} alt="" />}
      <div>
        <h3 className="type-title">
          <a href={path} className="quiet-link">
            {changed?.of ?? title}
          </a>
        </h3>
        {changed && (
          <p>
            <b>{changed.to.figure}</b> {changed.to.note}.
            <br />
            {before} {changed.from.figure}. {changed.from.note}.
          </p>
        )}
        <p>
          <Text>{text}</Text>
        </p>
      </div>
    </article>
  );
}
