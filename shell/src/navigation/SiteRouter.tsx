import { type InFolder, pathIn } from '@mint-row/kit/contract';
import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';

interface SiteRouterProps {
  place: InFolder;
  /** Whether the page of a path can be shown at once. */
  isReady: (path: string) => boolean;
  children: ReactNode;
}

/**
 * React Router's BrowserRouter with one difference: a page that is ready is shown in a single update. A transition,
 * which keeps the previous page for as long as the next one needs, would render in slices, with frames of the old page
 * between them. The function that creates its history has no stable name; BrowserRouter, which calls it too, makes
 * transitions of all updates or of none.
 */
export function SiteRouter({ place, isReady, children }: SiteRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let shownPath = history.location.pathname;
    return history.listen((next) => {
      const { pathname } = next.location;
      if (pathname !== shownPath && isReady(pathIn(place, pathname) ?? '')) setState(next);
      else startTransition(() => setState(next));
      shownPath = pathname;
    });
  }, [history, place, isReady]);
  useLayoutEffect(() => {
    // A browser that has prerendered a page also shows it for an address with another query, and says only this.
    const readQuery = () =>
      setState((now) => {
        const isShown = now.location.search === window.location.search;
        return isShown ? now : { action: now.action, location: history.location };
      });
    readQuery();
    document.addEventListener('prerenderingchange', readQuery);
    return () => document.removeEventListener('prerenderingchange', readQuery);
  }, [history]);
  return (
    <Router basename={place.folder} location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
