import { useState } from 'react';

/**
 * Shows the last content again when React has nothing else to show.
 * @param copied true when React may still hold the elements themselves: it could not hydrate the document's content,
 *   and the page's code has not arrived yet. False when React is removing them from the document: the page threw.
 */
export function LastShown({ copied }: { copied: boolean }) {
  const [elements] = useState(() => [...(document.querySelector('main')?.children ?? [])]);
  return <div ref={(place) => place?.replaceChildren(...(copied ? elements.map(copyOf) : elements))} />;
}

function copyOf(element: Element): Node {
  const copy = element.cloneNode(true) as HTMLElement;
  // React hides the elements that it keeps.
  copy.style.removeProperty('display');
  return copy;
}
