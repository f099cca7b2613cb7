import { importLater } from '../import-later.ts';

/** The attribute that gives an element a tooltip; its value is the text. */
export const tooltipAttribute = 'data-tooltip';

/** The element with a tooltip that an event concerns, if any. */
export function tooltipAnchor(event: Pick<Event, 'target'>): HTMLElement | null {
  return event.target instanceof Element ? event.target.closest<HTMLElement>(`[${tooltipAttribute}]`) : null;
}

/**
 * Gives every element with `data-tooltip`, in any application, its tooltip. The tooltip library loads when the pointer
 * or the focus first reaches such an element.
 */
export function watchTooltips(): void {
  const events = ['pointerover', 'focusin', 'pointerup'] as const;
  const first = async (event: Event) => {
    if (!tooltipAnchor(event)) return;
    for (const name of events) document.removeEventListener(name, first);
    // If the library does not load, there are no tooltips.
    const layer = await importLater(() => import('./TooltipLayer.tsx')).catch(() => null);
    layer?.startTooltips();
  };
  for (const name of events) document.addEventListener(name, first, { passive: true });
}
