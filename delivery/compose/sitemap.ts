import { site } from '@mint-row/kit/content';

/** A page of the sitemap, and when its content was last reviewed, as an ISO date. */
export interface SitemapPage {
  path: string;
  reviewed: string;
}

/**
 * The sitemap of the given pages. A date comes from the content, never from a build. Paths contain only letters,
 * digits, "-" and "/", so nothing needs escaping.
 */
export function composeSitemap(pages: readonly SitemapPage[]): string {
  const urls = pages.map(
    ({ path, reviewed }) => `  <url><loc>${site.urlOf(path)}</loc><lastmod>${reviewed}</lastmod></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
