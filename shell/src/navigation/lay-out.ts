import { deadlines } from '../remotes/deadlines.ts';

/**
 * Has a page laid out only near the part that can be seen, or as a whole (shared/theme/base.css). What is shown at a
 * place within itself needs the whole: until a part is laid out, its height is a guess.
 */
export function layOut(extent: 'near' | 'whole'): void {
  document.documentElement.dataset.laidOut = extent;
}

/**
 * Lays out the rest of a page: a prerendered one before anybody sees it, any other once it rests, a part in each frame
 * so that nobody waits. Returns what stops it.
 */
export function layOutRest(): () => void {
  if ('prerendering' in document && document.prerendering) {
    layOut('whole');
    // Asking is what makes the browser do it now: it draws no frame before the page is shown.
    document.body.getBoundingClientRect();
  }
  if (document.documentElement.dataset.laidOut !== 'near') return () => {};
  let frame = 0;
  const next = () => {
    const part = document.querySelector<HTMLElement>('.part:not([data-laid-out])');
    if (!part) return;
    part.dataset.laidOut = '';
    frame = requestAnimationFrame(next);
  };
  const rest = setTimeout(next, deadlines.ahead);
  return () => {
    clearTimeout(rest);
    cancelAnimationFrame(frame);
  };
}
