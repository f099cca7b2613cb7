import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { LampCard } from '../content/index.ts';
import { LampTable } from '../lamp/LampTable.tsx';
import styles from '../lamp/lamp.css?inline';
import { layer } from './on-demand.ts';

let element: HTMLElement | null = null;
let root: Root | null = null;

/** Opens the lamp above the card of a `LampLink`, to which the focus returns. */
export function openLamp(link: HTMLElement): void {
  element ??= layer('lamp', styles);
  root ??= createRoot(element);
  const { style } = document.documentElement;
  const dialog = () => element?.querySelector('dialog');
  const leave = () => dialog()?.close();
  const onClose = () => {
    window.removeEventListener('popstate', leave);
    style.overflow = style.scrollbarGutter = '';
    root?.render(null);
    // Not every browser focuses a link that is clicked.
    link.focus({ preventScroll: true });
  };
  // `LampLink` alone writes it.
  const card = JSON.parse(link.dataset.lamp ?? '') as LampCard;
  const accent = link.closest<HTMLElement>('[data-accent]')?.dataset.accent;
  flushSync(() => root?.render(<LampTable card={card} accent={accent} onClose={onClose} />));
  dialog()?.showModal();
  dialog()?.focus();
  window.addEventListener('popstate', leave);
  // The page behind it does not scroll, and stays as wide as it was.
  style.scrollbarGutter = window.innerWidth > document.documentElement.clientWidth ? 'stable' : '';
  style.overflow = 'hidden';
}
