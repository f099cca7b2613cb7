/** Above this line, as a share of the window's height from its top, begins what is being read. */
const line = 0.4;

let observer: IntersectionObserver | undefined;

/** From now on marks, in the contents of this page, the section that is being read. */
export function markSections(): void {
  observer?.disconnect();
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.page-index a')];
  const sections = links.map(({ hash }) => document.getElementById(hash.slice(1)));
  const linked = links.findIndex(({ hash }) => hash === window.location.hash);
  const tellCurrent = () => {
    const tops = sections.map((section) => section?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY);
    mark(links, links[currentSection(tops, window.innerHeight * line, linked)]);
  };
  // It reports whenever a section's beginning crosses the line: the margin reaches above everything that has been read.
  observer = new IntersectionObserver(tellCurrent, { rootMargin: `1000000px 0px -${100 - 100 * line}% 0px` });
  for (const section of sections) if (section) observer.observe(section);
}

/**
 * The section that is being read: the one that a link led to, as long as its beginning is in view, or else the last one
 * that begins above the line. Of sections beside each other, it is the first.
 * @param tops where each section begins, in pixels from the top of the window
 * @param end the line, in pixels from the top of the window
 * @param linked the index of the section that the address names, or -1
 * @returns its index, or -1 if all of them begin below the line
 */
export function currentSection(tops: readonly number[], end: number, linked: number): number {
  const begun = tops.filter((top) => top <= end);
  const linkedTop = tops[linked] ?? -1;
  if (linkedTop >= 0 && linkedTop <= end) return linked;
  return begun.length > 0 ? tops.indexOf(Math.max(...begun)) : -1;
}

/** Marks one of the links, or none, and scrolls their list so that it is in view, or to its beginning. */
function mark(links: readonly HTMLAnchorElement[], current: HTMLAnchorElement | undefined) {
  for (const link of links) {
    if (link === current) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
  const shown = current ?? links[0];
  const list = shown?.closest('ol');
  // A list that moves while it is pressed would lose the click.
  if (!shown || !list || list.matches(':active')) return;
  list.scrollTo({
    left: shown.offsetLeft - (list.clientWidth - shown.offsetWidth) / 2,
    top: shown.offsetTop - (list.clientHeight - shown.offsetHeight) / 2,
  });
}
