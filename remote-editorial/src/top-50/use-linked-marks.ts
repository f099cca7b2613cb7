import { type RefObject, useEffect } from 'react';

/** Where each arrow key leads from a mark: to the next one or the one before, year by year. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Links the marks of the plot and the entries: pointing at one or focusing on it marks both. Of the marks, Tab stops at
 * one, and arrow keys go on from there. Beside the list, a small copy of the plot does the same for pointers.
 * @param target the id of the entry that the address leads to, which is opened
 */
export function useLinkedMarks(area: RefObject<HTMLElement | null>, target: string): void {
  useEffect(() => {
    const details = document.getElementById(target)?.querySelector('details');
    if (details) details.open = true;
  }, [target]);

  useEffect(() => {
    const root = area.current;
    const plot = root?.querySelector('.plot');
    if (!root || !plot) return;
    root.querySelector('.ranking-aside')?.replaceChildren(copyOf(plot));

    const onPoint = ({ target }: Event) => {
      const rank = target instanceof Element && target.closest('[data-rank]')?.getAttribute('data-rank');
      for (const one of root.querySelectorAll('[data-rank]')) {
        one.toggleAttribute('data-pointed', one.getAttribute('data-rank') === rank);
      }
    };
    const onKey = (event: KeyboardEvent) => {
      const step = steps[event.key];
      const all = [...plot.querySelectorAll('a')];
      const links = all.filter((link) => link.checkVisibility({ visibilityProperty: true }));
      const from = links.findIndex((link) => link.matches(':focus'));
      // A filter may have hidden the mark at which Tab stopped.
      const to = from < 0 ? (links.find(({ tabIndex }) => tabIndex === 0) ?? links[0]) : links[from + (step ?? 0)];
      if (!to) return;
      for (const link of all) link.tabIndex = link === to ? 0 : -1;
      if (from < 0 || !step) return;
      event.preventDefault();
      to.focus();
    };
    const ended = new AbortController();
    const { signal } = ended;
    root.addEventListener('pointerover', onPoint, { signal });
    root.addEventListener('pointerleave', onPoint, { signal });
    root.addEventListener('focusin', onPoint, { signal });
    root.addEventListener('keydown', onKey, { signal });
    return () => ended.abort();
  }, [area]);
}

/** The same marks for pointers alone. */
function copyOf(plot: Element): Element {
  const copy = plot.cloneNode(true) as Element;
  copy.ariaHidden = 'true';
  for (const link of copy.querySelectorAll('a')) link.tabIndex = -1;
  return copy;
}
