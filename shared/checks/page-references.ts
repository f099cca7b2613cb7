import { partsIn } from './drawing-attributes.ts';
import { type ReadElement, svgNamespace } from './page-elements.ts';

/** Attributes whose value is an id, or several. */
const ids = new Set(
  `for form list headers aria-activedescendant aria-controls aria-describedby aria-details aria-errormessage
  aria-labelledby`.split(/\s+/),
);

/**
 * Finds what an element refers to that is not in its page: such an id could be the shell's, or become it.
 * @param own the ids of the page
 * @returns for each fault, the rest of a sentence that begins with the element
 */
export function* referenceFaults({ namespace, attributes }: ReadElement, own: ReadonlySet<string>): Generator<string> {
  for (const { name, value } of attributes) {
    for (const id of idsIn(name, value, namespace === svgNamespace)) {
      if (!own.has(id)) yield `refers to the id "${id}" (${name}), which no element of the page has`;
    }
  }
}

function idsIn(name: string, value: string, isDrawing: boolean): string[] {
  if (ids.has(name)) return value.split(/\s+/).filter((id) => id !== '');
  // "#" alone is the beginning of the document.
  if (/^(?:xlink:)?href$/.test(name)) return /^#./.test(value) ? [value.slice(1)] : [];
  return isDrawing ? partsIn(value) : [];
}
