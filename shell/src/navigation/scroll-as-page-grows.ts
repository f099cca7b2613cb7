/** How long a page may take to become as long as it was when the visitor left it, in milliseconds. */
const growthTimeoutMs = 1000;
/** Events of a visitor who scrolls, or goes elsewhere. */
const visitorEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'popstate'] as const;

/**
 * Scrolls to a position that the page is too short for, as soon as it has grown. A page that takes long, or a visitor who
 * does something meanwhile, stays where it is.
 * @param top in pixels
 */
export function scrollAsPageGrows(top: number): void {
  const isThere = () => window.scrollY >= Math.floor(top);
  const { pathname } = window.location;
  const growth = new ResizeObserver(() => {
    if (window.location.pathname === pathname) window.scrollTo({ top, behavior: 'instant' });
    if (isThere()) end();
  });
  const end = () => {
    growth.disconnect();
    for (const name of visitorEvents) window.removeEventListener(name, end);
  };
  for (const name of visitorEvents) window.addEventListener(name, end, { passive: true });
  setTimeout(end, growthTimeoutMs);
  growth.observe(document.body);
}
