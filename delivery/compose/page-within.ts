import type { PageMarkup } from '@mint-row/kit/checks';

/**
 * Finds a page within its document.
 * @param frame the document as the shell alone renders it
 * @param placeholder the text in `frame` in place of the page
 * @returns null when the document differs from `frame` anywhere else
 */
export function pageWithin(frame: string, placeholder: string, html: string): PageMarkup | null {
  const [before = '', after = '', ...more] = frame.split(placeholder);
  if (more.length > 0 || after === '') return null;
  let same = 0;
  while (same < before.length && before[same] === html[same]) same += 1;
  const from = same === before.length ? same : before.lastIndexOf('<', same);
  const rest = before.slice(from);
  const to = html.indexOf(rest, from);
  const begin = to + rest.length;
  const end = html.length - after.length;
  if (to < 0 || end < begin || !html.endsWith(after)) return null;
  return { preloads: html.slice(from, to), content: html.slice(begin, end) };
}
