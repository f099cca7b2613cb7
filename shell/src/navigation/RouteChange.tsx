import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Page } from '../remotes/page.ts';
import { notFoundHead } from '../route-table.ts';
import { announce } from './announcer.ts';
import { renderRest, setContentVisibility } from './content-visibility.ts';
import { followLinks } from './follow-links.ts';
import { setHead } from './head.ts';
import { keepScroll, scrollToPage } from './scroll.ts';

/**
 * What changes with the page besides its content: title, description, scroll position, focus and one announcement.
 * It mounts with the first page, so that links stay native until that page has hydrated.
 */
export function RouteChange({ page, onShown }: { page: Page; onShown: (path: string) => void }) {
  const location = useLocation();
  const navigation = useNavigationType();
  const navigate = useNavigate();
  const shown = useRef(page);
  // The router returns a new function at each address; links are followed by one listener throughout.
  const follow = useEffectEvent((path: string) => void navigate(path));

  useEffect(() => followLinks((path) => follow(path)), []);
  useEffect(keepScroll, []);

  useLayoutEffect(() => {
    const first = shown.current === page;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!first) {
      // Something has removed the element that pages are shown in.
      if (!heading) throw new Error('The page is not in the document.');
      // Before anything reads the layout, so that it is computed only once.
      heading.setAttribute('tabindex', '-1');
      setContentVisibility(navigation === 'POP' || location.hash ? 'visible' : 'auto');
    }
    scrollToPage(location, navigation, !first);
    onShown(location.pathname);
    if (first) return;
    shown.current = page;
    setHead(headOf(page));
    heading?.focus({ preventScroll: true });
    announce(document.title);
  }, [page, location, navigation, onShown]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own remaining sections.
  useEffect(renderRest, [page]);

  return null;
}

function headOf(page: Page) {
  if (page.kind === 'page') return { ...page, canonical: page.path };
  if (page.kind === 'unavailable') return { title: page.title, description: page.title, canonical: null };
  return { ...notFoundHead, canonical: null };
}
