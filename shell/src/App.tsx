import { type ReactNode, Suspense } from 'react';
import { Header } from './layout/Header.tsx';
import { SkipLink } from './layout/SkipLink.tsx';
import { announcerId } from './navigation/announcer.ts';
import { PageOutlet } from './remotes/PageOutlet.tsx';
import type { Pages } from './remotes/page.ts';

interface AppProps {
  pages: Pages;
  /** What React shows while it has no page at all. */
  fallback: ReactNode;
}

/** The hydrated part of the page: the shell around whatever page the address names. The footer never changes. */
export function App({ pages, fallback }: AppProps) {
  return (
    <>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1}>
        <Suspense fallback={fallback}>
          <PageOutlet pages={pages} />
        </Suspense>
      </main>
      <div id={announcerId} role="status" className="sr-only" />
    </>
  );
}
