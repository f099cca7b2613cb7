import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { paths } from '../contract/index.ts';
import { SearchBox } from '../search/SearchBox.tsx';
import { layer } from './on-demand.ts';

export { SearchBox } from '../search/SearchBox.tsx';

const maxResultsOfKind = 5;

let dialogLayer: HTMLElement | null = null;

/** Opens the search in a dialog, or moves to the field of the search page. The focus returns afterwards. */
export function openSearch(): void {
  const onPage = document.querySelector<HTMLInputElement>('main .search-field');
  if (onPage) {
    onPage.focus();
    return;
  }
  if (!dialogLayer) {
    dialogLayer = layer('search');
    const root = createRoot(dialogLayer);
    flushSync(() => root.render(<SearchDialog />));
  }
  const dialog = dialogLayer.querySelector('dialog');
  if (dialog?.open) return;
  const focused = document.activeElement;
  dialog?.showModal();
  // Browsers return the focus, but WebKitGTK has not always done so.
  const returnFocus = () => focused instanceof HTMLElement && focused.focus({ preventScroll: true });
  dialog?.addEventListener('close', returnFocus, { once: true });
  // The field still has the last query: typing replaces it.
  dialog?.querySelector('input')?.select();
}

function SearchDialog() {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog, and Enter clicks its links.
    <dialog aria-label="Search" className="search-dialog" onClick={closeAfter}>
      <div className="search-head">
        <span aria-hidden="true">Search</span>
        <button type="button" className="search-close" data-close>
          Close
        </button>
      </div>
      <SearchBox most={maxResultsOfKind} inDialog>
        <Hints />
      </SearchBox>
    </dialog>
  );
}

/** A click on what leads away from the dialog closes it: its button, a link, or the page around it. */
function closeAfter({ target, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLDialogElement>) {
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return;
  if (target === currentTarget || target.closest('a, [data-close]')) currentTarget.close();
}

/** Links to the site's lists, for visitors who find nothing. */
function Hints() {
  return (
    <nav aria-label="Lists" className="search-hints">
      <a href={paths.characters}>Characters A–Z</a>
      <a href={paths.guides}>Guides</a>
      <a href={paths.glossary}>Glossary</a>
    </nav>
  );
}
