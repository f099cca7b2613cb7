import { Component, type ReactNode, use } from 'react';
import type { Page, Pages, RemotePage } from './page.ts';

interface Props {
  page: RemotePage;
  pages: Pages;
  retry: () => void;
  children: ReactNode;
}

/** Keeps what a remote's page throws, while it renders or after, from everything around the page. */
export class PageBoundary extends Component<Props, { thrown: { error: unknown } | null }> {
  override state: { thrown: { error: unknown } | null } = { thrown: null };

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } };
  }

  override render(): ReactNode {
    const { thrown } = this.state;
    return thrown ? <StaticCopy {...this.props} error={thrown.error} /> : this.props.children;
  }
}

/** React takes the elements of a page that threw out of the document: this puts them back, without their code. */
function StaticCopy({ page, pages, retry, error }: Omit<Props, 'children'> & { error: unknown }) {
  const found = pages.staticCopyOf(page, error);
  if (found instanceof Promise) return <Instead found={found} retry={retry} />;
  return <div ref={(place) => place?.replaceChildren(...found)} />;
}

function Instead({ found, retry }: { found: Promise<Page>; retry: () => void }) {
  const page = use(found);
  return page.kind === 'unavailable' ? <page.Component retry={retry} /> : null;
}
