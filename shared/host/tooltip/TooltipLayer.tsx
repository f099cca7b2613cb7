import * as Tooltip from '@radix-ui/react-tooltip';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { layer } from '../layer.ts';
import { TooltipTimer } from './tooltip-timer.ts';
import { tooltipAnchor, tooltipAttribute } from './watch-tooltips.ts';

const timer = new TooltipTimer<HTMLElement>();

/** Takes over from `watchTooltips`, beginning with the event that woke it. */
export function startTooltips(first: Event): void {
  createRoot(layer('tooltips')).render(<TooltipLayer />);
  document.addEventListener('pointerover', onPointer, { passive: true });
  document.addEventListener('pointerup', onPointer, { passive: true });
  document.addEventListener('pointerdown', () => timer.close(), { passive: true });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', () => timer.close());
  document.addEventListener('keydown', (event) => event.key === 'Escape' && timer.close());
  window.addEventListener('scroll', () => timer.close(), { passive: true });
  if (first.type === 'focusin') onFocus(first);
  else onPointer(first);
}

function onPointer(event: Event) {
  const anchor = tooltipAnchor(event);
  const touch = event instanceof PointerEvent && event.pointerType === 'touch';
  if (event.type === 'pointerup') {
    if (touch && anchor) timer.open(anchor);
    return;
  }
  if (touch) return;
  if (anchor) timer.enter(anchor);
  else if (!(event.target instanceof Element && event.target.closest('.tooltip'))) timer.leave();
}

function onFocus(event: Event) {
  const anchor = tooltipAnchor(event);
  if (anchor?.matches(':focus-visible')) timer.open(anchor);
}

function TooltipLayer() {
  const anchor = useSyncExternalStore(timer.subscribe, () => timer.shown);
  const box = anchor?.getBoundingClientRect();
  return (
    <Tooltip.Provider>
      <Tooltip.Root open={anchor !== null} key={anchor?.getAttribute(tooltipAttribute)}>
        <Tooltip.Trigger asChild>
          {/* The real trigger belongs to an application; this stands in its place so that nothing there re-renders. */}
          <span
            aria-hidden="true"
            className="tooltip-anchor"
            style={{ left: box?.left, top: box?.top, width: box?.width, height: box?.height }}
          />
        </Tooltip.Trigger>
        <Tooltip.Portal>
          {/* Hidden from browsing: its trigger is described by it, and it belongs to no landmark. */}
          <Tooltip.Content aria-hidden="true" className="tooltip" sideOffset={6} collisionPadding={8} ref={describe}>
            {anchor?.getAttribute(tooltipAttribute)}
            <Tooltip.Arrow className="tooltip-arrow" />
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

/** Ties the tooltip to its trigger for assistive technology, as long as it is shown. */
function describe(content: HTMLElement | null) {
  const anchor = timer.shown;
  const id = content?.id;
  if (!anchor || !id) return;
  anchor.setAttribute('aria-describedby', id);
  return () => anchor.removeAttribute('aria-describedby');
}
