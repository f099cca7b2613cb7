import { loadRecovery } from '../recovery/load-recovery.ts';
import type { Head, Page } from '../remotes/page.ts';
import { notFoundHead } from '../route-table.ts';

/**
 * The elements of a document, except for its title, that describe its page alone. Structured data is not replaced: programs
 * that read it fetch documents.
 */
const pageElements =
  'meta[property],meta[name=description],meta[name=robots],meta[name^=twitter],[rel=canonical],[type$=ld\\+json]';

/** The page whose head the document gets: another may have been shown while the code for heads loads. */
let shownPage: Page;

/** Gives the document the title of the page that is shown now, and the rest of its head once that code has loaded. */
export function showHead(page: Page): void {
  shownPage = page;
  document.title = (page.kind === 'not-found' ? notFoundHead : page).title;
  // Nothing may stay that is true of the previous page alone, even if the code for the rest does not load.
  for (const element of document.querySelectorAll(pageElements)) element.remove();
  void loadRecovery().then((recovery) => shownPage === page && recovery?.setHead(page));
}

/** Reads from the head of the document what it says about the page that it came with. */
export function readHead(): Head {
  const meta = (name: string) => document.querySelector(`meta[${name}]`)?.getAttribute('content');
  return {
    title: document.title,
    description: meta('name=description') ?? '',
    indexed: meta('name=robots') ? false : undefined,
    picture: meta('property="og:image"') ?? undefined,
  };
}
