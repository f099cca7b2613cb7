import { loadDocument } from './remotes/load-document.ts';

/**
 * Keeps what the document brought, since React empties its root when it cannot go on.
 * @returns what shows it again, out of React's reach: its links are the browser's own. The document has the content of
 *   one address; any other, now or when the visitor goes back, is loaded. No address is therefore loaded twice.
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
