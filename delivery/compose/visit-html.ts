import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** What is called for the parts of a document, in their order. */
export interface HtmlVisitor {
  /** At the beginning of an element, whether it is written or implied. */
  open?: (name: string, attributes: Partial<Record<string, string>>) => void;
  text?: (text: string) => void;
  comment?: (text: string) => void;
  /** At the end of an element, of one without content as well. */
  close?: (name: string) => void;
}

/** Parses a document as browsers do, without running it, and visits its elements and texts in order. */
export function visitHtml(html: string, visitor: HtmlVisitor): void {
  const visit = (parent: Tree.ParentNode) => {
    for (const node of parent.childNodes) {
      if ('tagName' in node) {
        visitor.open?.(node.tagName, Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])));
        visit('content' in node ? node.content : node);
        visitor.close?.(node.tagName);
      } else if (node.nodeName === '#text' && 'value' in node) visitor.text?.(node.value);
      else if (node.nodeName === '#comment' && 'data' in node) visitor.comment?.(node.data);
    }
  };
  visit(parse(html));
}
