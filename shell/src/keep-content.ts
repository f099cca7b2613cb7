import { loadDocument } from './remotes/load-document.ts';

/**
 * Keeps the content that the document came with, because React empties its root when it cannot continue.
 * @returns a function that shows the content again in a copy outside React, where the browser itself follows its links.
 *   The content belongs to one address; any other is loaded, also when the visitor goes back.
 */
export function keepContent(root: HTMLElement): () => void {
  const address = window.location.pathname;
  const main = root.querySelector('main');
  const around = [...root.childNodes];
  const page = [...(main?.childNodes ?? [])];
  let kept = false;
  let restored = false;

  const showAddress = () => {
    const path = window.location.pathname;
    if (path !== address) void loadDocument(path);
    else if (!restored) main?.replaceChildren(...page);
    restored ||= path === address;
  };
  return () => {
    if (kept) return;
    kept = true;
    const copy = root.cloneNode() as HTMLElement;
    copy.append(...around);
    root.replaceWith(copy);
    showAddress();
    window.addEventListener('popstate', showAddress);
    window.addEventListener('online', showAddress);
  };
}
