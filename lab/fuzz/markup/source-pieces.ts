import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** A document of the site, split around the page of its remote. */
export interface CutDocument {
  before: string;
  content: string;
  after: string;
}

/** Splits a composed document at the wrapper of the remote's page. */
export function cutDocument(html: string): CutDocument {
  const wrapper = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))].find(({ attrs }) =>
    attrs.some(({ name }) => name === 'data-app'),
  )?.sourceCodeLocation;
  if (!wrapper?.startTag || !wrapper.endTag) throw new Error('The document has no page of a remote.');
  const [from, to] = [wrapper.startTag.endOffset, wrapper.endTag.startOffset];
  return { before: html.slice(0, from), content: html.slice(from, to), after: html.slice(to) };
}

/** Removes the styles, scripts and links of a document; the shell's elements stay where they are. */
export function withoutLoading(html: string): string {
  return html
    .replaceAll(/(<(style|script)\b)[^>]*>.*?<\/\2>/gis, '$1></$2>')
    .replaceAll(/<link rel="(?:preload|manifest|icon|apple-touch-icon)"[^>]*>/g, '');
}

/** The elements of a page that are small enough to be changed and recombined, as text. */
export function piecesOf(content: string): string[] {
  const all = [...elementsOf(parse(content, { sourceCodeLocationInfo: true }))].flatMap(({ sourceCodeLocation: at }) =>
    at?.startTag ? [content.slice(at.startOffset, at.endOffset)] : [],
  );
  return [...new Set(all)].filter(({ length }) => length < 1_500);
}

function* elementsOf(parent: Tree.ParentNode): Generator<Tree.Element> {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    yield node;
    yield* elementsOf(node);
  }
}
