import { longDay } from '@mint-row/kit/content';
import { paths } from '@mint-row/kit/contract';
import {
  Component,
  type ComponentProps,
  memo,
  type ReactNode,
  startTransition,
  use,
  useReducer,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { RouteChange } from '../navigation/RouteChange.tsx';
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
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  const pageOrPromise = pages.at(pathname);
  const page = pageOrPromise instanceof Promise ? use(pageOrPromise) : pageOrPromise;
  const retry = () => {
    pages.retry(pathname);
    startTransition(renderAgain);
  };
  return (
    <>
      <Shown page={page} path={pathname} pages={pages} retry={retry} />
      <RouteChange page={page} onShown={pages.shown} onRemote={onRemote} />
    </>
  );
});

function Shown({ page, path, pages, retry }: { page: Page; path: string; pages: Pages; retry: () => void }) {
  if (page.kind === 'not-found') return <page.Component path={path} />;
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

interface PageBoundaryProps {
  path: string;
  pages: Pages;
  children: ReactNode;
}

/** Contains what a remote's page throws, during rendering or later, so that nothing around the page is affected. */
class PageBoundary extends Component<PageBoundaryProps, { thrown: { error: unknown } | null }> {
  override state: { thrown: { error: unknown } | null } = { thrown: null };

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown ? <Replacement {...this.props} error={thrown.error} /> : this.props.children;
  }
}

/**
 * Shows the page's last content without its code, if it was in the document; otherwise nothing until there is another
 * page.
 */
function Replacement({ path, pages, error }: Omit<PageBoundaryProps, 'children'> & { error: unknown }) {
  if (pages.threw(path, error)) return <LastShown copied={false} />;
  const nextPage = pages.at(path);
  if (nextPage instanceof Promise) use(nextPage);
  return null;
}

/**
 * Shows the last content again when React has nothing else to show.
 * @param copied true when React may still hold the elements themselves: it could not hydrate the document's content,
 *   and the page's code has not arrived yet. False when React is removing them from the document: the page threw.
 */
export function LastShown({ copied }: { copied: boolean }) {
  const [elements] = useState(() => [...(document.querySelector('main')?.children ?? [])]);
  return <div ref={(wrapper) => wrapper?.replaceChildren(...(copied ? elements.map(copyOf) : elements))} />;
}

function copyOf(element: Element): Node {
  const copy = element.cloneNode(true) as HTMLElement;
  // React hides the elements that it keeps.
  copy.style.removeProperty('display');
  return copy;
}

/** The last line of every page: when its content was last reviewed, and a button that shares its address. */
function ReviewedNote({ path, reviewed }: { path: string; reviewed: string }) {
  return (
    <p className="wrap flex flex-wrap items-center gap-x-6 py-4 text-muted text-sm/[1.6] print:hidden">
      <span>
        Last reviewed on <time dateTime={reviewed}>{longDay(reviewed)}</time>.{' '}
        {path !== paths.updates && <a href={paths.updates}>What’s new</a>}
      </span>
      <button type="button" data-share className="script-only quiet-link">
        Share this page
      </button>
    </p>
  );
}
