import { site } from '@mint-row/kit/content';

interface Head {
  title: string;
  description: string;
  /** The path of the page, or null if it must not be indexed. */
  canonical: string | null;
}

/** Gives the document the title, description and canonical address of the page that is shown now. */
export function setHead({ title, description, canonical }: Head): void {
  document.title = title;
  element('meta[name="description"]', 'meta', { name: 'description' }).setAttribute('content', description);
  if (canonical === null) {
    document.head.querySelector('link[rel="canonical"]')?.remove();
    element('meta[name="robots"]', 'meta', { name: 'robots' }).setAttribute('content', 'noindex');
  } else {
    document.head.querySelector('meta[name="robots"]')?.remove();
    element('link[rel="canonical"]', 'link', { rel: 'canonical' }).setAttribute('href', site.urlOf(canonical));
  }
}

/** The title and description that the HTML came with. */
export function readHead(): { title: string; description: string } {
  const description = document.head.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  return { title: document.title, description };
}

function element(selector: string, tag: string, attributes: Record<string, string>): Element {
  const there = document.head.querySelector(selector);
  if (there) return there;
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  document.head.append(made);
  return made;
}
