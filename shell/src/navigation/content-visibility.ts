import { deadlines } from '../remotes/deadlines.ts';

/**
 * Sets whether sections far from the window are rendered (shared/theme/base/containment.css). A page that is shown at a place
 * within itself needs all of them: until a section is rendered, its height is a guess.
 */
export function setContentVisibility(value: 'auto' | 'visible'): void {
  document.documentElement.dataset.contentVisibility = value;
}

/**
 * Renders the other sections of a page: of a prerendered page before it is shown, of any other once it is idle, one
 * section in each frame so that input is not delayed. Returns what stops it.
 */
export function renderRest(): () => void {
  if ('prerendering' in document && document.prerendering) {
    setContentVisibility('visible');
    // Asking is what makes the browser do it now: it draws no frame before the page is shown.
    document.body.getBoundingClientRect();
  }
  if (document.documentElement.dataset.contentVisibility !== 'auto') return () => {};
  let frame = 0;
  const next = () => {
    const section = document.querySelector<HTMLElement>('.section:not([data-rendered])');
    if (!section) return;
    section.dataset.rendered = '';
    frame = requestAnimationFrame(next);
  };
  const timer = setTimeout(next, deadlines.ahead);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
