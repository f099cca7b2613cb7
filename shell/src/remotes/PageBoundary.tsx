import { Component, type ReactNode, use } from 'react';
import { LastShown } from './LastShown.tsx';
import type { Pages } from './page.ts';

interface Props {
  path: string;
  pages: Pages;
  children: ReactNode;
}

/** Contains what a remote's page throws, during rendering or later, so that nothing around the page is affected. */
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

/**
 * The page's last content without its code, if it was in the document; otherwise nothing until there is another page.
 */
function Instead({ path, pages, error }: Omit<Props, 'children'> & { error: unknown }) {
  if (pages.threw(path, error)) return <LastShown copied={false} />;
  const next = pages.at(path);
  if (next instanceof Promise) use(next);
  return null;
}
