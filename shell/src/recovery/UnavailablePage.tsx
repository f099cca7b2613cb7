import { site } from '@mint-row/kit/content';
import { addressOf, paths } from '@mint-row/kit/contract';
import { longestBackOff } from '@mint-row/kit/runtime/host';
import { ButtonLink } from '@mint-row/kit/ui';
import { useEffect, useState } from 'react';
import { deadlines } from '../remotes/deadlines.ts';
import type { Unavailable } from '../remotes/page.ts';

let lastErrorPage: { path: string; page: Unavailable } | null = null;

/**
 * The error page for an address that does not answer; null if it does answer, so that the browser can load it. Returns
 * the same object as before if nothing has changed: a visitor who is reading the page is then not disturbed.
 */
export async function errorPageFor(path: string): Promise<Unavailable | null> {
  if (navigator.onLine && (await isReachable(path))) return null;
  const title = `${navigator.onLine ? 'This page could not be loaded' : 'You are offline'} · ${site.name}`;
  if (lastErrorPage?.path !== path || lastErrorPage.page.title !== title) {
    lastErrorPage = { path, page: { kind: 'unavailable', title, Component: UnavailablePage } };
  }
  return lastErrorPage.page;
}

async function isReachable(path: string): Promise<boolean> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), deadlines.find);
  const request = fetch(addressOf(path), { method: 'HEAD', cache: 'no-store', signal: deadline.signal });
  const response = await request.catch(() => null);
  clearTimeout(timer);
  return response !== null && response.status < 500;
}

/**
 * Shown when neither the page nor its document could be loaded. Retries on its own, and reports the result only to a
 * visitor who asked for it.
 * @param retry a different function after each failed attempt
 */
function UnavailablePage({ retry }: { retry: () => void }) {
  const isOffline = !navigator.onLine;
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
      <h1 className="type-display">{isOffline ? 'You are offline' : 'This page could not be loaded'}</h1>
      <p className="type-lead mt-6 max-w-narrow">
        {isOffline
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
