import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router } from 'react-router-dom';

interface SiteRouterProps {
  /** Whether the page of a path can be shown without waiting for anything. */
  isReady: (path: string) => boolean;
  children: ReactNode;
}

/**
 * React Router's BrowserRouter, but for one thing: another page that is ready is shown in one go. As a transition, which
 * keeps the page before for as long as the next one needs, it would be made in slices, with frames of the old page between.
 */
export function SiteRouter({ isReady, children }: SiteRouterProps) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let shown = history.location.pathname;
    return history.listen((next) => {
      const { pathname } = next.location;
      if (pathname !== shown && isReady(pathname)) setState(next);
      else startTransition(() => setState(next));
      shown = pathname;
    });
  }, [history, isReady]);
  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}
