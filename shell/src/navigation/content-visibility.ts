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
 * section per frame so that input is not delayed. A section that has been rendered once has a known height
 * (`contain-intrinsic-block-size`), so the browser may skip it again: sorting 100 rows then lays out those in the window.
 * Returns a function that stops it.
 */
export function renderRest(): () => void {
  if ('prerendering' in document && document.prerendering) {
    setContentVisibility('visible');
    // Reading a height makes the browser render it now: it draws no frames before the page is shown.
    document.body.getBoundingClientRect();
  }
  if (document.documentElement.dataset.contentVisibility !== 'auto') return () => {};
  let frame = 0;
  let rendered: HTMLElement | null = null;
  const next = () => {
    // The browser notes a section's height at the end of the frame in which it is rendered.
    if (rendered) rendered.dataset.rendered = 'before';
    rendered = document.querySelector<HTMLElement>('.section:not([data-rendered])');
    if (!rendered) return;
    rendered.dataset.rendered = 'now';
    frame = requestAnimationFrame(next);
  };
  const timer = setTimeout(next, deadlines.idle);
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
