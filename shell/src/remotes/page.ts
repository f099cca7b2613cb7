import type { PageProps, ReadyPage } from '@mint-row/kit/contract';
import type { ComponentType } from 'react';

/** A remote's page that is ready to be shown. */
export interface RemotePage extends ReadyPage<ComponentType<PageProps>> {
  /** False if search engines should leave it out. */
  indexed?: false | undefined;
  /** The address of the picture that other sites show with a link to it, if it has one. */
  picture?: string | undefined;
}

/** What the head of a page's document says about it. */
export type Head = Pick<RemotePage, 'title' | 'description' | 'indexed' | 'picture'>;

/** The error page of an address that loads neither as a page nor as a document. */
export interface Unavailable {
  kind: 'unavailable';
  title: string;
  Component: ComponentType<{ retry: () => void }>;
}

/** The page of an address that has none. */
export interface NotFound {
  kind: 'not-found';
  Component: ComponentType<{ path: string }>;
}

/** A page that is ready to be shown. */
export type Page = NotFound | RemotePage | Unavailable;

/** Where the outlet gets its pages: from the loader in a browser, from the composer's single page on the server. */
export interface Pages {
  /** The page to show at the browser's current address. */
  at: (path: string) => Page | Promise<Page>;
  /** Called once the page of a path is in the document. */
  shown: (path: string) => void;
  /** Tries again to load a page that was unavailable. */
  retry: (path: string) => void;
  /**
   * Called with what the page of a path threw, each time React renders without it.
   * @returns whether the page is in the document, so that a static copy can replace it; if not, `at` gives another page
   */
  threw: (path: string, error: unknown) => boolean;
}
