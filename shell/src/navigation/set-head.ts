import { sharePictureFile } from '@mint-row/kit/contract';
import { type PageHead, pageTags } from '../document/page-tags.ts';
import type { Page } from '../remotes/page.ts';
import { notFoundHead } from '../route-table.ts';

/** Everything in a document, but for its title, that is about its page alone. */
const pageElements = [
  'meta[name="description"]',
  'meta[name="robots"]',
  'meta[name^="twitter:"]',
  'meta[property^="og:"]',
  'link[rel="canonical"]',
  'link[rel="alternate"]',
  'script[type="application/ld+json"]',
].join();

/**
 * Gives the document the head that the document of the page shown now has. Structured data is only removed: programs that
 * read it fetch documents.
 */
export function setHead(page: Page): void {
  for (const element of document.querySelectorAll(pageElements)) element.remove();
  const elements = pageTags(headOf(page)).map(({ name, attributes }) => {
    const element = document.createElement(name);
    for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
    return element;
  });
  document.head.querySelector('title')?.after(...elements);
}

function headOf(page: Page): PageHead {
  if (page.kind === 'page') {
    const { title, description, path, indexed = true, props } = page;
    return { title, description, path, indexed, picture: props.base + sharePictureFile(path) };
  }
  const { title, description } =
    page.kind === 'not-found' ? notFoundHead : { title: page.title, description: page.title };
  return { title, description, path: null, indexed: false, picture: null };
}
