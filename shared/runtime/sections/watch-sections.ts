import { importLater } from '../import-later.ts';

// If the code does not load, nothing is marked.
const start = () =>
  importLater(() => import('./mark-sections.ts'))
    .then((layer) => layer.markSections())
    .catch(() => {});

/**
 * Has the contents of the page (`PageIndex`) mark the section that is being read: called once for each page. The code
 * for it loads when a page is first scrolled.
 */
export function watchSections(): void {
  if (window.scrollY > 0) void start();
  else document.addEventListener('scroll', start, { once: true });
}
