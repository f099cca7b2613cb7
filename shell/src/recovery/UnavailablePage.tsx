import { paths } from '@mint-row/kit/contract';
import { longestBackOff } from '@mint-row/kit/runtime';
import { ButtonLink } from '@mint-row/kit/ui';
import { useEffect, useState } from 'react';

/**
 * Shown when neither the page nor its document could be loaded. Retries on its own, and reports the result only to a
 * visitor who asked for it.
 * @param retry a different function after each failed attempt
 */
export function UnavailablePage({ retry }: { retry: () => void }) {
  const offline = !navigator.onLine;
  const [outcome, setOutcome] = useState('');
  useEffect(() => {
    setOutcome((before) => before && 'There is still no answer.');
    const timer = setInterval(() => navigator.onLine && retry(), longestBackOff);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [retry]);
  const tryNow = () => {
    setOutcome('Trying again …');
    retry();
  };
  return (
    <div className="wrap py-section">
      <h1 className="type-display">{offline ? 'You are offline' : 'This page could not be loaded'}</h1>
      <p className="type-lead mt-6 max-w-narrow">
        {offline
          ? 'Pages that you have read in this tab are still here. This one loads when the network is back.'
          : 'We will try again every half minute. You can also try now.'}
      </p>
      <p className="mt-8 flex flex-wrap gap-4">
        <button type="button" className="button button-solid" onClick={tryNow}>
          Try again
        </button>
        <ButtonLink href={paths.home} look="line">
          Return to Home
        </ButtonLink>
      </p>
      <p role="status" className="mt-4">
        {outcome}
      </p>
    </div>
  );
}
