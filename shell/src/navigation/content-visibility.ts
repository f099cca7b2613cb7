import { deadlines } from '../remotes/deadlines.ts';

/**
 * Sets whether sections far from the window are rendered (shared/theme/base.css). A page that opens
 * anywhere but at its top needs all of them: until a section is rendered, its height is an estimate.
 */
export function setContentVisibility(value: 'auto' | 'visible'): void {
  document.documentElement.dataset.contentVisibility = value;
}

/**
 * Renders the other sections of a page: before it is shown if the page is prerendered, otherwise once it is idle, one
 * section per frame so that input is not delayed. Returns a function that stops it.
 */
export function renderRest(): () => void {
  if ('prerendering' in document && document.prerendering) {
    setContentVisibility('visible');
    // Reading a height makes the browser render it now: it draws no frames before the page is shown.
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
  const timer = setTimeout(next, deadlines.idle);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
