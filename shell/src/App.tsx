import { type ReactNode, Suspense } from 'react';
import { Header } from './layout/Header.tsx';
import { SkipLink } from './layout/SkipLink.tsx';
import { announcerId } from './navigation/announcer.ts';
import { PageOutlet } from './remotes/PageOutlet.tsx';
import type { Pages } from './remotes/page.ts';

interface AppProps {
  pages: Pages;
  /** What React shows while there is no page to show. */
  fallback: ReactNode;
}

/** The hydrated part of the document: the shell around the page at the current address. The footer never changes. */
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
