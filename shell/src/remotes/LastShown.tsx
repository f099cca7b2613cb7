import { useState } from 'react';

/**
 * What was shown last, where React has nothing to show instead.
 * @param copied true when React may still have the elements themselves: it could not take over what the document
 *   brought, and the page's code has not come yet. False when it takes them out of the document: the page threw.
 */
export function LastShown({ copied }: { copied: boolean }) {
  const [elements] = useState(() => [...(document.querySelector('main')?.children ?? [])]);
  return <div ref={(place) => place?.replaceChildren(...(copied ? elements.map(copyOf) : elements))} />;
}

function copyOf(element: Element): Node {
  const copy = element.cloneNode(true) as HTMLElement;
  // React hides what it keeps.
  copy.style.removeProperty('display');
  return copy;
}
