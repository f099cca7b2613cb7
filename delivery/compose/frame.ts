import type { PageMarkup } from '@mint-row/kit/checks';
import type { InlineHashes } from '@mint-row/kit/headers';
import { parseDocument } from './html.ts';

/** The start of the element whose content a remote's page and its preloads belong to. */
const rootStart = '<div id="root">';

/** Texts in a rendered document that are replaced later. */
export interface Placeholders {
  /** In place of each stylesheet, in their order. */
  styles: readonly string[];
  /** In place of a remote's page; null in a document without one. */
  page: string | null;
}

/** A part of a frame: text of the shell, or a place for something else. */
type Part = string | { place: 'preloads' | 'page' } | { place: 'style'; index: number };

/** A document as the shell alone rendered it. */
export interface DocumentFrame {
  parts: readonly Part[];
  /** The whole text, with placeholders. */
  html: string;
}

/**
 * Cuts a document, which the shell alone rendered, at its placeholders.
 * @returns null when a placeholder is not in it exactly once
 */
export function cutFrame(html: string, { styles, page }: Placeholders): DocumentFrame | null {
  const places = styles.map((name, index) => ({ name, part: { place: 'style' as const, index } as Part }));
  if (page !== null) places.push({ name: page, part: { place: 'page' } });
  const cuts = places.map(({ name, part }) => ({
    from: html.indexOf(name),
    to: html.indexOf(name) + name.length,
    part,
  }));
  if (places.some(({ name }) => html.split(name).length !== 2)) return null;
  const root = html.indexOf(rootStart) + rootStart.length;
  // A shell without a root has no place for preloads.
  if (page !== null && html.split(rootStart).length === 2 && root <= html.indexOf(page)) {
    cuts.push({ from: root, to: root, part: { place: 'preloads' } });
  }
  const parts: Part[] = [];
  let at = 0;
  for (const { from, to, part } of cuts.sort((a, b) => a.from - b.from || a.to - b.to)) {
    parts.push(html.slice(at, from), part);
    at = to;
  }
  return { parts: [...parts, html.slice(at)], html };
}

/**
 * Finds a remote's page within the document that its process rendered, by the frame: nothing of that document is used
 * but what stands in the places for preloads and page.
 * @returns null when the document differs from the frame anywhere else
 */
export function pageWithin({ parts }: DocumentFrame, { styles }: Placeholders, html: string): PageMarkup | null {
  const page = parts.findIndex((part) => typeof part !== 'string' && part.place === 'page');
  const preloads = parts.findIndex((part) => typeof part !== 'string' && part.place === 'preloads');
  const text = (some: readonly Part[]) =>
    some
      .map((part) => (typeof part === 'string' ? part : part.place === 'style' ? (styles[part.index] ?? '') : ''))
      .join('');
  const before = text(parts.slice(0, preloads < 0 ? page : preloads));
  const between = preloads < 0 ? '' : text(parts.slice(preloads, page));
  const after = text(parts.slice(page + 1));
  const end = html.length - after.length;
  if (page < 0 || !html.startsWith(before) || !html.endsWith(after) || end < before.length) return null;
  const written = html.slice(before.length, end);
  const begin = written.indexOf(between);
  return begin < 0 ? null : { preloads: written.slice(0, begin), content: written.slice(begin + between.length) };
}

/** A document as it is served, and what its policy allows. */
export interface MadeDocument {
  html: string;
  /** Of the inline code in its frame, which is all that may run. */
  hashes: InlineHashes;
}

/**
 * Puts a document together: the only place where the shell's text, the stylesheets and a remote's page meet. Stylesheets
 * stand where the shell has them, and the policy names only the inline code of the frame.
 * @param styles the text of each stylesheet
 */
export function makeDocument(frame: DocumentFrame, styles: readonly string[], page: PageMarkup | null): MadeDocument {
  const safe = styles.map(insideStyle);
  const fill = (shown: PageMarkup | null) =>
    frame.parts
      .map((part) => {
        if (typeof part === 'string') return part;
        if (part.place === 'style') return safe[part.index] ?? '';
        return (part.place === 'page' ? shown?.content : shown?.preloads) ?? '';
      })
      .join('');
  return { html: fill(page), hashes: parseDocument(fill(null)).hashes };
}

/** Whether two documents have the same inline code. */
export function isSameCode(one: InlineHashes, other: InlineHashes): boolean {
  return (
    JSON.stringify([one.scriptHashes, one.styleHashes]) === JSON.stringify([other.scriptHashes, other.styleHashes])
  );
}

/** Keeps a stylesheet from ending its own element; in CSS, an escaped slash is a slash. */
function insideStyle(css: string): string {
  return css.replaceAll(/<\/(?=style)/gi, '<\\/');
}
