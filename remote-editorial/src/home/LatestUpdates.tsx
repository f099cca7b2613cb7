import { type Home, longDay } from '@mint-row/kit/content';
import { paths, type UpdateEntry } from '@mint-row/kit/contract';
import { Text } from '@mint-row/kit/ui';

interface LatestUpdatesProps {
  updates: readonly UpdateEntry[];
  words: Home['updates'];
}

/** The other pages that changed last, and why. */
export function LatestUpdates({ updates, words }: LatestUpdatesProps) {
  return (
    <div>
      <ul className="ruled">
        {updates.map(({ date, path, title, text }) => (
          <li
            key={date + path}
            className="grid gap-x-8 border-hairline border-b py-3 md:grid-cols-[12rem_minmax(0,1fr)] md:items-baseline"
          >
            <time dateTime={date} className="type-label text-muted">
              {longDay(date)}
            </time>
            <div>
              <h3 className="type-title">
                <a href={path} className="quiet-link">
                  {title}
                </a>
              </h3>
              <p className="max-w-measure pb-1 text-sm">
                <Text>{text}</Text>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <a href={paths.updates} className="quiet-link mt-6">
        {words.all}
      </a>
    </div>
  );
}
