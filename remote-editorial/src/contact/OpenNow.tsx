import { useEffect, useState } from 'react';
import { type ClockTime, clockAt, type Opening, statusAt, statusInWords, timeInWords } from './opening.ts';

/** How often the clock is read, in milliseconds. */
const interval = 15_000;

interface OpenNowProps {
  opening: Opening;
  timeZone: string;
  /** What stands before the time: "At the shop it is". */
  clock: string;
}

/** Whether the shop is open now, on its own clock. Documents are older than a minute, so only a browser knows. */
export function OpenNow({ opening, timeZone, clock }: OpenNowProps) {
  const [now, setNow] = useState<ClockTime | null>(null);
  useEffect(() => {
    const read = () => setNow(clockAt(new Date(), timeZone));
    read();
    const timer = setInterval(read, interval);
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
