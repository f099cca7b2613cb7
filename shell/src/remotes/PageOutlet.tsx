import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { RouteChange } from '../navigation/RouteChange.tsx';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import type { Pages } from './page.ts';

/** Shows the page of the current address. While it loads, React keeps the page before. */
export function PageOutlet({ pages }: { pages: Pages }) {
  const { pathname } = useLocation();
  const found = pages.at(pathname);
  const page = found instanceof Promise ? use(found) : found;
  return (
    <>
      {page.kind === 'not-found' ? (
        <NotFoundPage path={pathname} />
      ) : (
        <div data-app={page.remote} key={page.path}>
          <page.Component {...page.props} />
        </div>
      )}
      <RouteChange page={page} />
    </>
  );
}
