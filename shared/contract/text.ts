import type { Catalogue } from './catalogue.ts';
import type { Json } from './page.ts';

/** A piece of text: plain, a link, or a term of the glossary. */
export type TextPart =
  | { kind: 'plain'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'term'; text: string; term: string };

const marks =
  /\[\[([a-z0-9-]+)(?:\|([^\]]+))?\]\]|\[([^\][]+)\]\((\/[^\s)]*|#[^\s)]*|https:\/\/[^\s)]+|mailto:[^\s)]+)\)/g;

/**
 * Splits text with marks into parts. `[[slab]]` and `[[slab|slabs]]` are terms of the glossary, by their slugs;
 * `[the glossary](/guides/glossary)` is a link.
 */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > end) parts.push({ kind: 'plain', text: text.slice(end, match.index) });
    const [whole, term, shown, link, href] = match;
    if (term) parts.push({ kind: 'term', term, text: shown ?? term.replaceAll('-', ' ') });
    else if (link && href) parts.push({ kind: 'link', text: link, href });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: 'plain', text: text.slice(end) });
  return parts;
}

/** Text as it reads without its marks. */
export function plainText(text: string): string {
  return textParts(text)
    .map((part) => part.text)
    .join('');
}

/**
 * The entries that a page receives: all of the kinds that it shows, but of the terms only those that its data mentions,
 * since every document contains them.
 */
export function entriesFor(data: Json, catalogue: Catalogue): Catalogue {
  if (!catalogue.terms) return catalogue;
  const text = JSON.stringify(data);
  const mentioned = new Set([...text.matchAll(/\[\[([a-z0-9-]+)/g)].map(([, term]) => term));
  return { ...catalogue, terms: catalogue.terms.filter(({ slug }) => mentioned.has(slug)) };
}
