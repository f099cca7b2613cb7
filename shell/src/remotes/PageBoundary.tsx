import { Component, type ReactNode, use } from 'react';
import { LastShown } from './LastShown.tsx';
import type { Pages } from './page.ts';

interface Props {
  path: string;
  pages: Pages;
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
    return thrown ? <Instead {...this.props} error={thrown.error} /> : this.props.children;
  }
}

/** What the page showed, without its code, if it was in the document; otherwise nothing, until there is another page. */
function Instead({ path, pages, error }: Omit<Props, 'children'> & { error: unknown }) {
  if (pages.threw(path, error)) return <LastShown copied={false} />;
  const next = pages.at(path);
  if (next instanceof Promise) use(next);
  return null;
}
