import type { PageProps, ReadyPage } from '@mint-row/shared/contract';
import type { ComponentType } from 'react';

/** A remote's page that is ready to be shown. */
export type RemotePage = ReadyPage<ComponentType<PageProps>>;

/** The error page of an address that loads neither as a page nor as a document. */
export interface Unavailable {
  kind: 'unavailable';
  path: string;
  title: string;
  Component: ComponentType<{ retry: () => void }>;
}

/** A page that is ready to be shown. */
export type Page = { kind: 'not-found' } | RemotePage | Unavailable;

/** Where the outlet gets its pages: the loader in a browser, the composer's one page on the server. */
export interface Pages {
  at: (path: string) => Page | Promise<Page>;
  /** Told once a page is in the document. */
  shown: (page: Page) => void;
  /** Forgets that a page could not be reached, so that `at` tries again. */
  retry: (path: string) => void;
  /**
   * What to show of a page that threw: a static copy of what was on screen, or once that is known another
   * page. The visitor keeps the page before until then.
   */
  staticCopyOf: (page: RemotePage, error: unknown) => readonly Element[] | Promise<Page>;
}
