import type { PageProps, RemoteName } from '@mint-row/shared/contract';
import type { ComponentType } from 'react';

/** A page that is ready to be shown. */
export type Page =
  | { kind: 'not-found' }
  | {
      kind: 'page';
      path: string;
      remote: RemoteName;
      Component: ComponentType<PageProps>;
      props: PageProps;
      title: string;
      description: string;
    };

/** Where the outlet gets its pages: the loader in a browser, the composer's one page on the server. */
export interface Pages {
  at: (path: string) => Page | Promise<Page>;
}
