/** A piece of text: plain, a link, or a term of the glossary. */
export type TextPart =
  | { kind: 'plain'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'term'; text: string; term: string };

const marks =
  /\[\[([a-z0-9-]+)(?:\|([^\]]+))?\]\]|\[([^\][]+)\]\((\/[^\s)]*|#[^\s)]*|https:\/\/[^\s)]+|mailto:[^\s)]+)\)/g;

/** What every mark has, also one that `textParts` cannot read. */
export const markSign = /\[\[|\]\(/;

/**
 * Splits text with marks into parts. `[[slab]]` and `[[slab|slabs]]` are terms of the glossary, by their slugs;
 * `[the glossary](/guides/glossary)` is a link.
 * @example textParts('A [[slab]]') // [{ kind: 'plain', text: 'A ' }, { kind: 'term', term: 'slab', text: 'slab' }]
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

/**
 * Text as it reads without its marks.
 * @example plainText('Two [[slab|slabs]]') // 'Two slabs'
 */
export function plainText(text: string): string {
  return textParts(text)
    .map((part) => part.text)
    .join('');
}

/** The characters that our fonts have: what pages are written in. Any other is shown in a font of the visitor's. */
export const fontCharacters =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0.,:;!?’‘“”"\'…–—-/()+·&@#%$°©éÉ';
