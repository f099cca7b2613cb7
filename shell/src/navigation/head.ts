import { loadRecovery } from '../remotes/load-recovery.ts';
import type { Page, RemotePage } from '../remotes/page.ts';
import { notFoundHead } from '../route-table.ts';

/**
 * Everything in a document, but for its title, that is about its page alone. Structured data is not replaced: programs that
 * read it fetch documents.
 */
const pageElements =
  'meta[property],meta[name=description],meta[name=robots],meta[name^=twitter],[rel=canonical],[type$=ld\\+json]';

/** Gives the document the title of the page that is shown now, and the rest of its head once the code for it has come. */
export function showHead(page: Page): void {
  document.title = (page.kind === 'not-found' ? notFoundHead : page).title;
  // Nothing may stay that is true of the previous page alone, whether or not the code for the rest comes.
  for (const element of document.querySelectorAll(pageElements)) element.remove();
  void loadRecovery().then((later) => later?.setHead(page));
}

/** What the head of the document says about the page that it came with. */
export function readHead(): Pick<RemotePage, 'title' | 'description' | 'indexed'> {
  const meta = (name: string) => document.querySelector(`meta[name=${name}]`);
  return {
    title: document.title,
    description: meta('description')?.getAttribute('content') ?? '',
    indexed: meta('robots') ? false : undefined,
  };
}
