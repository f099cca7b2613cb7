import type { PageProps, RemoteName } from '@mint-row/shared/contract';
import type { ComponentType } from 'react';

/** A remote's page that is ready to be shown. */
export interface RemotePage {
  kind: 'page';
  path: string;
  remote: RemoteName;
  Component: ComponentType<PageProps>;
  props: PageProps;
  title: string;
  description: string;
}

/** What stands at an address whose page could be reached neither here nor as a document. */
export interface RestingPage {
  kind: 'resting';
  path: string;
  title: string;
  Component: ComponentType<{ retry: () => void }>;
}

/** A page that is ready to be shown. */
export type Page = { kind: 'not-found' } | RemotePage | RestingPage;

/** Where the outlet gets its pages: the loader in a browser, the composer's one page on the server. */
export interface Pages {
  at: (path: string) => Page | Promise<Page>;
  /** Told once a page is in the document. */
  shown: (page: Page) => void;
  /** Forgets that a page could not be reached, so that `at` tries again. */
  retry: (path: string) => void;
  /**
   * What to show of a page that threw: what the document already shows of it, lifeless, or once that is known
   * another page. The visitor keeps the page before until then.
   */
  stillOf: (page: RemotePage, error: unknown) => readonly Element[] | Promise<Page>;
}
