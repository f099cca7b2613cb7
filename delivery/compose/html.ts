import { createHash } from 'node:crypto';
import type { InlineHashes } from '@mint-row/kit/headers';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** The facts about a composed document that are checked. */
export interface ParsedDocument {
  hashes: InlineHashes;
  /** How many elements have each id. */
  ids: Map<string, number>;
  /** The internal addresses in it, as they are written. */
  targets: Set<string>;
  title: string;
  description: string;
  headings: number;
}

/** Parses a document as browsers do, without running it. */
export function parseDocument(html: string): ParsedDocument {
  const hashes: InlineHashes = { scriptHashes: [], styleHashes: [] };
  const read: ParsedDocument = { hashes, ids: new Map(), targets: new Set(), title: '', description: '', headings: 0 };
  let hasTitle = false;
  for (const element of elementsOf(parse(html))) {
    const { id, href, src, srcset = '', name, content, type } = attributesOf(element);
    const { tagName } = element;
    if (id) read.ids.set(id, (read.ids.get(id) ?? 0) + 1);
    if (tagName === 'h1') read.headings += 1;
    if (tagName === 'meta' && name === 'description') read.description = content ?? '';
    // SVG drawings may have titles too: the document's comes first.
    if (tagName === 'title' && !hasTitle) read.title = textOf(element);
    hasTitle ||= tagName === 'title';
    if (tagName === 'style') hashes.styleHashes.push(hashOf(textOf(element)));
    if (tagName === 'script' && src === undefined && !isData(type)) hashes.scriptHashes.push(hashOf(textOf(element)));
    for (const target of [href, src, ...srcset.split(',').map((each) => each.trim().split(/\s/)[0])]) {
      if (target?.startsWith('#') || (target?.startsWith('/') && !target.startsWith('//'))) read.targets.add(target);
    }
  }
  return read;
}

/** Every element of a tree, in order. */
export function* elementsOf(parent: Tree.ParentNode): Generator<Tree.Element> {
  for (const node of parent.childNodes) {
    if (!('tagName' in node)) continue;
    yield node;
    yield* elementsOf('content' in node ? node.content : node);
  }
}

export function attributesOf({ attrs }: Tree.Element): Partial<Record<string, string>> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

function textOf({ childNodes }: Tree.Element): string {
  return childNodes.map((node) => ('value' in node ? node.value : '')).join('');
}

/** Whether a script of this type is a block of data, which no browser runs and no policy needs to name. */
function isData(type: string | undefined): boolean {
  return type === 'application/json' || type === 'application/ld+json';
}

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Callbacks for the parts of a document, in their order. */
interface HtmlVisitor {
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

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an element's content or a quoted attribute, in HTML and XML. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
