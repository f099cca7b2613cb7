import { addressesIn, addressIn, type InFolder } from '@mint-row/kit/contract';
import { parse } from 'parse5';
import { attributesOf, elementsOf, escaped } from './html.ts';

/** The attributes with an address, or with several, that a document may have: see shared/checks/page-attributes.ts. */
const withAddresses = ['href', 'src', 'srcset'];

/**
 * Moves the addresses in the attributes of a finished document from the root of an origin into the folder that its site is in.
 * Applications are built and checked without a folder, so none of them knows one. Everything else keeps its bytes.
 */
export function documentInFolder(html: string, place: InFolder): string {
  if (place.folder === '/') return html;
  const parts: string[] = [];
  let end = 0;
  for (const element of elementsOf(parse(html, { sourceCodeLocationInfo: true }))) {
    const values = attributesOf(element);
    const written = withAddresses
      .flatMap((name) => element.sourceCodeLocation?.attrs?.[name] ?? [])
      .sort((a, b) => a.startOffset - b.startOffset);
    for (const { startOffset, endOffset } of written) {
      const [name = ''] = html.slice(startOffset, endOffset).split('=');
      const before = values[name.toLowerCase()] ?? '';
      const after = name.toLowerCase() === 'srcset' ? addressesIn(place, before) : addressIn(place, before);
      if (after === before) continue;
      parts.push(html.slice(end, startOffset), `${name}="${escaped(after)}"`);
      end = endOffset;
    }
  }
  return parts.join('') + html.slice(end);
}
