import { site } from '@mint-row/shared/content';

/** The sitemap of the given paths. Paths contain only letters, digits, "-" and "/", so nothing needs escaping. */
export function composeSitemap(paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${new URL(path, site.origin).href}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}
