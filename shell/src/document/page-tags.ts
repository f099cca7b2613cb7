import { site } from '@mint-row/kit/content';
import { type DocumentHead, type Place, paths, urlAt } from '@mint-row/kit/contract';

/** The part of a document's head that describes its page. */
export type PageHead = Pick<DocumentHead, 'title' | 'description' | 'path' | 'indexed' | 'picture'> & {
  place: Pick<Place, 'origin' | 'folder' | 'indexed'>;
};

/** An element of a document's head, without its closing tag. */
export interface HeadTag {
  name: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
}

/** The size of every picture for links, in pixels. */
const pictureSize = { width: 1200, height: 630 };

/**
 * The elements that a document's head has after its title, and that belong to its page: the document contains them, and
 * after a navigation they replace those of the page before.
 */
export function pageTags({ title, description, path, indexed, picture, place }: PageHead): HeadTag[] {
  const urlOf = (address: string) => urlAt(place, address);
  const named = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { name, content } });
  const graph = (property: string, content: string): HeadTag => ({ name: 'meta', attributes: { property, content } });
  const tags = [named('description', description)];
  if (!indexed || !place.indexed) tags.push(named('robots', 'noindex'));
  if (path === null) return tags;
  tags.push(
    { name: 'link', attributes: { rel: 'canonical', href: urlOf(path) } },
    graph('og:type', isArticle(path) ? 'article' : 'website'),
    graph('og:title', title),
    graph('og:description', description),
    graph('og:url', urlOf(path)),
    graph('og:site_name', site.name),
  );
  if (picture) {
    tags.push(
      graph('og:image', urlOf(picture)),
      graph('og:image:width', String(pictureSize.width)),
      graph('og:image:height', String(pictureSize.height)),
      named('twitter:card', 'summary_large_image'),
    );
  }
  return tags;
}

/** Whether a page is an article: a guide is one, which the structured data says too; the comparison is a tool. */
function isArticle(path: string): boolean {
  return path.startsWith(paths.guide('')) && path !== paths.compare;
}
