import { type ParserError, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { elementFaults, isOfSite, type ReadElement, referenceFaults } from './page-elements.ts';

/** The parts of a document that a remote's page wrote. */
export interface PageMarkup {
  /** The preloads of the page's images, which React writes first. */
  preloads: string;
  content: string;
}

/** How much of a page's markup a message shows, in characters. */
const maxQuoteLength = 100;

/** Pages stand in a `<div>`, so they are parsed as its content. */
const container = parseFragment('<div></div>').childNodes[0] as Tree.Element;

/** The comments that React writes between two texts and around suspended content, for hydration. */
const ofReact = new Set(['<!-- -->', '<!--$-->', '<!--/$-->', '<!--&-->', '<!--/&-->']);

/** How deeply elements may be nested; ours have fewer than twenty levels. */
const maxDepth = 100;

/**
 * Checks the markup of a remote's page. It may only show content and link: running code, loading and styling are the
 * shell's part. And a browser's parser must build exactly the elements that React wrote.
 * @returns for each fault, the rest of a sentence that begins with the page's name; it quotes the element
 */
export function markupFaults({ preloads, content }: PageMarkup): string[] {
  return [...new Set([...preloadFaults(preloads), ...contentFaults(content)])];
}

/** Preloads as React writes them: of files of this site with plain names. */
const plain = /^(?:<link rel="preload" as="image" href="(?:\/[\w.~-]+)+"(?: fetchPriority="(?:high|low|auto)")?\/>)*/;

/** Reads the text itself: a parser would leave out end tags, which in the document end the root. */
function* preloadFaults(preloads: string): Generator<string> {
  const rest = preloads.replace(plain, '');
  if (rest === '') return;
  const first = /^<[^>]*>/.exec(rest.slice(0, maxQuoteLength))?.[0] ?? quote(rest);
  yield `puts ${first} before the whole page. The head of the document is the shell’s.`;
}

function* contentFaults(content: string): Generator<string> {
  const errors: ParserError[] = [];
  const fragment = parseFragment(container, content, {
    sourceCodeLocationInfo: true,
    onParseError: (error) => errors.push(error),
  });
  for (const { code, startOffset } of errors) {
    yield `is not HTML at ${quote(content.slice(startOffset))} (${code}).`;
  }
  const read: { node: Tree.Element; element: ReadElement }[] = [];
  for (const node of within(fragment, content, { from: 0, to: content.length, depth: 0 })) {
    if (typeof node === 'string') yield node;
    else {
      const attributes = node.attrs.map(asWritten);
      read.push({ node, element: { name: node.tagName, namespace: node.namespaceURI, attributes } });
    }
  }
  const ids = new Set(
    read.flatMap(({ element }) => element.attributes.flatMap(({ name, value }) => (name === 'id' ? [value] : []))),
  );
  for (const { node, element } of read) {
    for (const fault of [...elementFaults(element, isOfSite, true), ...referenceFaults(element, ids)]) {
      yield `has ${excerpt(content, node)}: it ${fault.replace(/\.$/, '')}.`;
    }
  }
}

/**
 * The elements of a tree, in order, and a fault where the parser did not take the text as written. Nodes taken as
 * written fill their parent from end to end: whatever the parser added, moved, closed or left out makes a gap, or
 * stands within a text, which React writes without "<".
 */
function* within(
  parent: Tree.ParentNode,
  text: string,
  { from, to, depth }: { from: number; to: number; depth: number },
): Generator<Tree.Element | string> {
  let at = from;
  for (const node of parent.childNodes) {
    const location = node.sourceCodeLocation;
    if (!location || location.startOffset !== at) {
      yield changed(text.slice(at));
      return;
    }
    at = location.endOffset;
    if (!('tagName' in node)) {
      yield* textOrCommentFaults(node, text.slice(location.startOffset, at));
      continue;
    }
    yield node;
    const { startTag, endTag } = location as Tree.Element['sourceCodeLocation'] & object;
    const content = 'content' in node ? node.content : node;
    const inner = { from: startTag?.endOffset ?? at, to: endTag?.startOffset ?? at, depth: depth + 1 };
    if (depth === maxDepth) yield `nests elements more than ${maxDepth} levels deep, at ${quote(text.slice(at))}.`;
    else if (endTag) yield* within(content, text, inner);
    else if (content.childNodes.length > 0 || !text.slice(0, at).endsWith('/>')) {
      yield changed(text.slice(location.startOffset));
    }
  }
  if (at !== to) yield changed(text.slice(at));
}

/** Tags that a parser leaves out, since nothing is open that they could end or change, are within a text. */
function* textOrCommentFaults({ nodeName }: Tree.ChildNode, written: string): Generator<string> {
  if (nodeName !== '#text') {
    if (!ofReact.has(written)) yield `has ${quote(written)}: only React’s own comments may be in a page.`;
  } else if (written.includes('<')) yield changed(written.slice(written.indexOf('<')));
}

function asWritten({ name, prefix, value }: Tree.Element['attrs'][number]) {
  return { name: prefix ? `${prefix}:${name}` : name, value };
}

function source(text: string, node: Tree.ChildNode): string {
  return text.slice(node.sourceCodeLocation?.startOffset, node.sourceCodeLocation?.endOffset);
}

/** An element's start tag, as it is written. */
function excerpt(text: string, node: Tree.ChildNode): string {
  return /^<[^>]*>/.exec(source(text, node).slice(0, maxQuoteLength))?.[0] ?? quote(source(text, node));
}

function changed(text: string): string {
  return `has markup that browsers change while they read it, at ${quote(text)}. Elements may not be nested like that.`;
}

function quote(text: string): string {
  return text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength)}…` : text;
}
