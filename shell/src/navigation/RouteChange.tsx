import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Page } from '../remotes/page.ts';
import { notFoundHead } from '../route-table.ts';
import { announce } from './announcer.ts';
import { followLinks } from './follow-links.ts';
import { setHead } from './head.ts';
import { keepScroll, scrollToPage } from './scroll.ts';

/**
 * What a change of page means beside its content: title and description, scroll, focus and one announcement.
 * It mounts with the first page, so that links stay native until that page has hydrated.
 */
export function RouteChange({ page }: { page: Page }) {
  const location = useLocation();
  const navigation = useNavigationType();
  const navigate = useNavigate();
  const shown = useRef(page);

  useEffect(() => followLinks(navigate), [navigate]);
  useEffect(keepScroll, []);

  useLayoutEffect(() => {
    scrollToPage(location, shown.current === page ? 'first' : navigation);
    if (shown.current === page) return;
    shown.current = page;
    setHead(page.kind === 'page' ? { ...page, canonical: page.path } : { ...notFoundHead, canonical: null });
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
    announce(document.title);
  }, [page, location, navigation]);

  return null;
}
