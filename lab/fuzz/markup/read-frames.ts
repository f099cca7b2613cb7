/** A document as a browser parsed it, with its trees in the format of `readAsGate`. */
export interface ReadFrame {
  /** The document without the remote's markup. */
  outside: string;
  /** The content of the remote's wrapper. */
  page: string;
  /** The beginning of the root. */
  preloads: string;
}

/**
 * Reads the documents in the frames of a page. Runs in the browser, with the functions of the outer page, which nothing
 * in a frame can hide.
 * @returns null for a frame that shows something else, or a document without the wrapper
 */
export function readFrames(): (ReadFrame | null)[] {
  const find = (document: Document, selector: string): Element | null =>
    Document.prototype.querySelector.call(document, selector);

  const lines = (nodes: Iterable<Node>, hole: Node | null): string => {
    const written: string[] = [];
    const visit = (node: Node) => {
      if (node.nodeType !== Node.ELEMENT_NODE) {
        written.push(JSON.stringify([node.nodeName, node.nodeValue]));
        return;
      }
      const element = node as Element;
      const attributes = [...element.attributes].map(({ namespaceURI, name, value }) =>
        JSON.stringify([namespaceURI, name, value]),
      );
      written.push(`<${element.namespaceURI} ${element.localName} ${attributes.sort().join(' ')}>`);
      if (node !== hole) for (const child of node.childNodes) visit(child);
      written.push('</>');
    };
    for (const node of nodes) visit(node);
    return written.join('\n');
  };

  return [...document.querySelectorAll('iframe')].map((frame) => {
    const shown = frame.contentDocument;
    const wrapper = shown && find(shown, '#root main [data-app]');
    if (!wrapper || !shown.URL.endsWith(frame.getAttribute('src') ?? ' ')) return null;
    const page = lines(wrapper.childNodes, null);
    const children = [...(find(shown, '#root')?.children ?? [])];
    const links = children.slice(
      0,
      children.findIndex(({ localName }) => localName !== 'link'),
    );
    const preloads = lines(links, null);
    for (const link of links) link.remove();
    return { outside: `${shown.compatMode}\n${lines(shown.childNodes, wrapper)}`, page, preloads };
  });
}
