import { loadRecovery } from '../remotes/load-recovery.ts';
import type { Page, RemotePage } from '../remotes/page.ts';
import { notFoundHead } from '../route-table.ts';

/** Gives the document the title of the page that is shown now, and the rest of its head once the code for it has come. */
export function showHead(page: Page): void {
  document.title = (page.kind === 'not-found' ? notFoundHead : page).title;
  void loadRecovery().then((later) => later?.setHead(page));
}

/** What the head of the document says about the page that it came with. */
export function readHead(): Pick<RemotePage, 'title' | 'description' | 'indexed'> {
  const meta = (name: string) => document.querySelector(`meta[name=${name}]`);
  return {
    title: document.title,
    description: meta('description')?.getAttribute('content') ?? '',
    ...(meta('robots') && { indexed: false }),
  };
}
