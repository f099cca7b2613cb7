/** How long a page that fills itself is held where the visitor left it, in milliseconds. */
const growthTimeoutMs = 1000;
/** Events of a visitor who scrolls, or goes elsewhere. */
const visitorEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown', 'popstate'] as const;

/**
 * Holds a position that the page is too short for while it grows: what appears above the position later, such as a line
 * about the binder, does not move the page on. A page that takes long, or a visitor who does something meanwhile, ends it.
 * @param top in pixels
 */
export function scrollAsPageGrows(top: number): void {
  const { pathname } = window.location;
  const growth = new ResizeObserver(() => {
    if (window.location.pathname === pathname) window.scrollTo({ top, behavior: 'instant' });
  });
  const end = () => {
    growth.disconnect();
    for (const name of visitorEvents) window.removeEventListener(name, end);
  };
  for (const name of visitorEvents) window.addEventListener(name, end, { passive: true });
  setTimeout(end, growthTimeoutMs);
  growth.observe(document.body);
}
