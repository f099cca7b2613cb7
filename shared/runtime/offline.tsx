import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { addressOf, paths } from '../contract/index.ts';
import { KeepDialog } from '../offline/KeepDialog.tsx';
import styles from '../offline/keep-dialog.css?inline';
import { layer } from './on-demand.ts';

/** Set until the binder's page has loaded as a document, which allows to keep pages: the dialog then opens and goes on. */
const wishName = 'keepForOffline';

let root: Root | null = null;
let element: HTMLElement | null = null;

/**
 * Opens the dialog in which pages are kept for offline use. The browser returns the focus afterwards.
 * @param characters the slugs of the characters in the binder
 * @param isWanted whether to keep them at once
 */
export function openKeepDialog(characters: readonly string[], isWanted = false): void {
  element ??= layer('offline', styles);
  root ??= createRoot(element);
  const leave = () => {
    sessionStorage.setItem(wishName, '1');
    location.assign(addressOf(paths.binder));
  };
  flushSync(() =>
    root?.render(
      // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog, and Enter clicks its button.
      <dialog
        aria-labelledby="keep-title"
        className="keep-dialog"
        onClick={closeAfter}
        onClose={() => root?.render(null)}
      >
        <h2 id="keep-title">Keep for offline</h2>
        <KeepDialog characters={characters} isWanted={isWanted} onLeave={leave} />
      </dialog>,
    ),
  );
  element.querySelector('dialog')?.showModal();
}

/** Goes on with what a press began in a document that did not allow it. */
export function resumeKeeping(characters: readonly string[]): void {
  try {
    if (sessionStorage.getItem(wishName) === null) return;
    sessionStorage.removeItem(wishName);
  } catch {
    // Storage is blocked, so nothing was begun.
    return;
  }
  openKeepDialog(characters, true);
}

/** A click on its button or beside it closes the dialog. */
function closeAfter({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
  if (target instanceof Element && (target === currentTarget || target.closest('[data-close]'))) currentTarget.close();
}
