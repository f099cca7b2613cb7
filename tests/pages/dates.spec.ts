import { expect, it } from 'vitest';
import { composedSite } from '../contract/site.ts';

const files = new Map((await composedSite()).map(({ path, body }) => [path, body]));
const sitemap = files.get('/sitemap.xml') ?? '';
const listed = [...sitemap.matchAll(/<loc>https:\/\/mintrow\.example(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(
  ([, path = '', date = '']) => [path, date] as const,
);

it('the sitemap has a date for each page', () => {
  expect(listed.length).toBeGreaterThan(40);
  expect(sitemap.match(/<url>/g)).toHaveLength(listed.length);
});

it.each(listed)('%s shows the date of its review that the sitemap has, %s', (path, date) => {
  const [, shown] =
    /Last reviewed on <time datetime="([\d-]+)">/i.exec(files.get(path)?.replaceAll('<!-- -->', '') ?? '') ?? [];
  expect(shown).toBe(date);
  expect(new Date(date).getTime()).toBeLessThanOrEqual(Date.now());
});
