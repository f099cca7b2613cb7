import { useState } from 'react';

/** What is in the place of the page, whoever put it there. */
export function shownElements(): readonly Element[] {
  return [...(document.querySelector('main')?.children ?? [])];
}

/**
 * What was shown last, where React has nothing to show instead: it could not take over what the document brought, and
 * the page's code has not come yet. A copy, for React may still have the elements themselves.
 */
export function LastShown() {
  const [elements] = useState(shownElements);
  return <div ref={(place) => place?.replaceChildren(...elements.map(copyOf))} />;
}

function copyOf(element: Element): Node {
  const copy = element.cloneNode(true) as HTMLElement;
  // React hides what it keeps.
  copy.style.removeProperty('display');
  return copy;
}
