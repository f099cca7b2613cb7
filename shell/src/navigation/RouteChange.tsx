import { addressOf, paths, type RemoteName } from '@mint-row/kit/contract';
import { loadSearch } from '@mint-row/kit/runtime';
import { watchBinder, watchSections } from '@mint-row/kit/runtime/host';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Page } from '../remotes/page.ts';
import { renderRest, setContentVisibility } from './content-visibility.ts';
import { followLinks } from './follow-links.ts';
import { showHead } from './head.ts';
import { keepScroll, scrollToPage } from './scroll.ts';

interface RouteChangeProps {
  page: Page;
  /** Called with the path of each page once it is in the document. */
  onShown: (path: string) => void;
  /** Called with the remote that the page belongs to, if it belongs to one. */
  onRemote: (remote: RemoteName | undefined) => void;
}

/** The id of the live region in the shell's layout, which announces each change of page once. */
export const announcerId = 'route-announcer';

/**
 * Updates everything that changes with the page besides its content: title, description, scroll position, focus and one
 * announcement. It mounts with the first page, so that links stay native until that page has hydrated.
 */
export function RouteChange({ page, onShown, onRemote }: RouteChangeProps) {
  const location = useLocation();
  const navigation = useNavigationType();
  const navigate = useNavigate();
  const shownPage = useRef(page);
  const isLinkFollowed = useRef(false);
  // The router returns a new function at each address; links are followed by one listener throughout.
  const follow = useEffectEvent((path: string) => {
    isLinkFollowed.current = true;
    const { pathname, search, hash } = window.location;
    // As browsers do: a link to the address that is there already makes no entry of the history.
    void navigate(path, { replace: addressOf(path) === pathname + search + hash });
  });

  useEffect(() => followLinks((path) => (path === paths.search ? openSearch(follow) : follow(path))), []);
  useEffect(keepScroll, []);
  useEffect(watchBinder, []);

  useLayoutEffect(() => {
    // It was asked for at a former address.
    if (page.kind === 'page' && page.path !== location.pathname) {
      return void navigate({ ...location, pathname: page.path }, { replace: true });
    }
    const isFirstPage = shownPage.current === page;
    // A link to the page that is shown leads to its beginning, as it would without scripts.
    const isArrival = !isFirstPage || (isLinkFollowed.current && navigation !== 'POP');
    isLinkFollowed.current = false;
    const heading = document.querySelector<HTMLElement>('main h1');
    // Before anything reads the layout, so that it is computed only once.
    if (isArrival) heading?.setAttribute('tabindex', '-1');
    if (!isFirstPage) {
      // Something has removed the element that pages are shown in.
      if (!heading) throw new Error('The page is gone.');
      setContentVisibility(navigation === 'POP' || location.hash ? 'visible' : 'auto');
    }
    const isAtFragment = scrollToPage(location, navigation, isArrival);
    onShown(location.pathname);
    onRemote(page.kind === 'page' ? page.remote : undefined);
    if (!isArrival) return;
    if (!isFirstPage) showHead(page);
    shownPage.current = page;
    if (!isAtFragment) heading?.focus({ preventScroll: true });
    announce(document.title);
  }, [page, location, navigation, navigate, onShown, onRemote]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own remaining sections.
  useEffect(renderRest, [page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own contents, which an address may filter.
  useEffect(watchSections, [page, location]);

  return null;
}

/** The search opens over the page; if its code does not load, the search page opens instead. */
function openSearch(follow: (path: string) => void) {
  loadSearch().then(
    (search) => search.openSearch(),
    () => follow(paths.search),
  );
}

/** Has assistive technology announce a text once. */
function announce(text: string): void {
  const region = document.getElementById(announcerId);
  if (region) region.textContent = text;
}
