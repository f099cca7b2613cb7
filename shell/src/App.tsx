import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Header } from './layout/Header.tsx';
import { SkipLink } from './layout/SkipLink.tsx';
import { announcerId } from './navigation/announcer.ts';
import { PageOutlet } from './remotes/PageOutlet.tsx';
import type { Pages } from './remotes/page.ts';

/** All of the page that lives: the shell around whatever page the address names. The footer never changes. */
export function App({ pages, queryClient }: { pages: Pages; queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1}>
        <Suspense>
          <PageOutlet pages={pages} />
        </Suspense>
      </main>
      <div id={announcerId} role="status" className="sr-only" />
    </QueryClientProvider>
  );
}
