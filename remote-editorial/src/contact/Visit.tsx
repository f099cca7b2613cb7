import { currentPlace, type Opening } from '@mint-row/kit/contract';
import { useEffect, useState } from 'react';
import type { Contact } from '../content/contact.ts';
import { type ClockTime, clockAt, statusAt, statusInWords, timeInWords } from './opening.ts';

/** The shop: where it is, when it is open, and whether it is open now. */
export function Visit({ words }: { words: Contact['visit'] }) {
  const { store, marketplace } = currentPlace();
  return (
    <section aria-labelledby="visit">
      <h2 id="visit" className="type-title mb-4">
        {words.heading}
      </h2>
      <dl className="facts">
        <div>
          <dt className="type-label pt-1 text-muted">{words.address}</dt>
          <dd>
            <address className="not-italic">
              {store.name}
              <br />
              {store.street}, {store.city}
            </address>
          </dd>
        </div>
        <div>
          <dt className="type-label pt-1 text-muted">{words.hours}</dt>
          <dd>
            {store.hours}
            <OpenNow opening={store.opening} timeZone={store.timeZone} clock={words.clock} />
          </dd>
        </div>
        <div>
          <dt className="type-label pt-1 text-muted">{words.online}</dt>
          <dd>
            <a href={marketplace.origin} target="_blank" rel="noopener">
              {marketplace.name}
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
            , 24/7
          </dd>
        </div>
      </dl>
    </section>
  );
}

const clockIntervalMs = 15_000;

interface OpenNowProps {
  opening: Opening;
  timeZone: string;
  /** The words before the time: "At the shop it is". */
  clock: string;
}

/** Whether the shop is open now, on its own clock. Documents are older than a minute, so only a browser knows. */
function OpenNow({ opening, timeZone, clock }: OpenNowProps) {
  const [now, setNow] = useState<ClockTime | null>(null);
  useEffect(() => {
    const read = () => setNow(clockAt(new Date(), timeZone));
    read();
    const timer = setInterval(read, clockIntervalMs);
    return () => clearInterval(timer);
  }, [timeZone]);
  const status = now && statusAt(now, opening);
  return (
    <span className="script-only open-now">
      {now && status && (
        <>
          <strong>{`${statusInWords(status)}.`}</strong>
          <br />
          <span>{`${clock} ${now.weekday}, ${timeInWords(now.time)}.`}</span>
        </>
      )}
    </span>
  );
}
