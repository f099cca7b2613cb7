import type { RemoteName } from '@mint-row/kit/contract';
import { type ReactNode, Suspense, useState } from 'react';
import { Header, SkipLink } from './layout/Header.tsx';
import { announcerId } from './navigation/RouteChange.tsx';
import { PageOutlet } from './remotes/PageOutlet.tsx';
import type { Pages } from './remotes/page.ts';

interface AppProps {
  pages: Pages;
  /** The remote that the document's page belongs to, if it belongs to one. */
  first: RemoteName | undefined;
  /** The content while there is no page to show. */
  fallback: ReactNode;
}

/** The hydrated part of the document: the shell around the page at the current address. The footer never changes. */
export function App({ pages, first, fallback }: AppProps) {
  const [remote, setRemote] = useState(first);
  return (
    <>
      <SkipLink />
      <Header remote={remote} />
      <main id="main" tabIndex={-1}>
        <Suspense fallback={fallback}>
          <PageOutlet pages={pages} onRemote={setRemote} />
        </Suspense>
      </main>
      <div id={announcerId} role="status" className="sr-only" />
    </>
  );
}
