import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Writes a tree of nodes as text, one node to a line; the same for the gate's parser and for a browser. */
export function readAsGate(markup: string): string {
  const container = parseFragment('<div></div>').childNodes[0] as Tree.Element;
  const lines: string[] = [];
  const visit = (parent: Tree.ParentNode) => {
    for (const node of parent.childNodes) {
      if ('tagName' in node) {
        const attributes = node.attrs.map(({ name, prefix, namespace, value }) =>
          JSON.stringify([namespace ?? null, prefix ? `${prefix}:${name}` : name, value]),
        );
        lines.push(`<${node.namespaceURI} ${node.tagName} ${attributes.sort().join(' ')}>`);
        visit('content' in node ? node.content : node);
        lines.push('</>');
      } else
        lines.push(JSON.stringify([node.nodeName, 'value' in node ? node.value : 'data' in node ? node.data : '']));
    }
  };
  visit(parseFragment(container, markup, {}));
  return lines.join('\n');
}
