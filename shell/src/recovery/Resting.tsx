import { paths } from '@mint-row/shared/contract';
import { longestBackOff } from '@mint-row/shared/host';
import { ButtonLink } from '@mint-row/shared/ui';
import { useEffect } from 'react';

/** What a visitor reads where neither the page nor its document could be had. It goes on by itself. */
export function Resting({ retry }: { retry: () => void }) {
  const offline = !navigator.onLine;
  useEffect(() => {
    const timer = setInterval(() => navigator.onLine && retry(), longestBackOff);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [retry]);
  return (
    <div className="wrap py-section">
      <h1 className="type-display">{offline ? 'You are offline' : 'This page is resting'}</h1>
      <p className="type-lead mt-6 max-w-narrow">
        {offline
          ? 'Pages you have read in this tab are still here. This one comes by itself when the network is back.'
          : 'It did not answer. We ask again every half minute; you can ask sooner.'}
      </p>
      <p className="mt-8 flex flex-wrap gap-4">
        <button type="button" className="button button-solid" onClick={retry}>
          Try again
        </button>
        <ButtonLink href={paths.home} look="line">
          Return to Home
        </ButtonLink>
      </p>
    </div>
  );
}
