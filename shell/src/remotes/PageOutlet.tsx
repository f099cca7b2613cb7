import { type ComponentProps, memo, startTransition, use, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { ReviewedNote } from '../layout/ReviewedNote.tsx';
import { RouteChange } from '../navigation/RouteChange.tsx';
import { NotFoundPage } from '../not-found/NotFoundPage.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import type { Page, Pages } from './page.ts';

interface PageOutletProps extends Pick<ComponentProps<typeof RouteChange>, 'onRemote'> {
  pages: Pages;
}

/**
 * Shows the page of the current address. While it loads, React keeps the previous page. Memoized, because `onRemote`
 * renders the shell around it again: a page between remotes would be rendered twice.
 */
export const PageOutlet = memo(function PageOutlet({ pages, onRemote }: PageOutletProps) {
  const { pathname } = useLocation();
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  const found = pages.at(pathname);
  const page = found instanceof Promise ? use(found) : found;
  const retry = () => {
    pages.retry(pathname);
    startTransition(lookAgain);
  };
  return (
    <>
      <Shown page={page} path={pathname} pages={pages} retry={retry} />
      <RouteChange page={page} onShown={pages.shown} onRemote={onRemote} />
    </>
  );
});

function Shown({ page, path, pages, retry }: { page: Page; path: string; pages: Pages; retry: () => void }) {
  if (page.kind === 'not-found') return <NotFoundPage path={path} />;
  if (page.kind === 'unavailable') return <page.Component retry={retry} />;
  return (
    <PageBoundary key={page.path} path={page.path} pages={pages}>
      <div data-app={page.remote}>
        <page.Component {...page.props} />
      </div>
      <ReviewedNote path={page.path} reviewed={page.reviewed} />
    </PageBoundary>
  );
}
