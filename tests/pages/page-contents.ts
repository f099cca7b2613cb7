import { composedSite } from '../contract/site.ts';

/** The markup in the `main` of each page of the built site, by path. */
export async function pageContents(): Promise<Map<string, string>> {
  const documents = (await composedSite()).filter(({ type, path }) => type === 'text/html' && path !== '/404.html');
  return new Map(documents.map(({ path, body }) => [path, /<main.*<\/main>/s.exec(body)?.[0] ?? '']));
}
