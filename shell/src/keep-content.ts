import { currentPlace, pathIn } from '@mint-row/kit/contract';
import { loadDocument } from './remotes/page-loader.ts';

/**
 * Keeps the content that the document came with, because React empties its root when it cannot continue.
 * @returns a function that shows the content again in a copy outside React, where the browser itself follows its links.
 *   The content belongs to one address; any other is loaded, also when the visitor goes back.
 */
export function keepContent(root: HTMLElement): () => void {
  const address = window.location.pathname;
  const main = root.querySelector('main');
  const rootNodes = [...root.childNodes];
  const pageNodes = [...(main?.childNodes ?? [])];
  let isCopyShown = false;
  let isPageRestored = false;

  const showAddress = () => {
    const { pathname } = window.location;
    if (pathname !== address) void loadDocument(pathIn(currentPlace(), pathname) ?? '');
    else if (!isPageRestored) main?.replaceChildren(...pageNodes);
    isPageRestored ||= pathname === address;
  };
  return () => {
    if (isCopyShown) return;
    isCopyShown = true;
    const copy = root.cloneNode() as HTMLElement;
    copy.append(...rootNodes);
    root.replaceWith(copy);
    showAddress();
    window.addEventListener('popstate', showAddress);
    window.addEventListener('online', showAddress);
  };
}
