import * as Tooltip from '@radix-ui/react-tooltip';
import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { layer, tooltipAnchor, tooltipAttribute } from './on-demand.ts';
import { TooltipTimer } from './tooltip-timer.ts';
import styles from './tooltips.css?inline';

const timer = new TooltipTimer<HTMLElement>();

/** Takes over from `watchTooltips`, starting from the current focus and pointer position. */
export function startTooltips(): void {
  const element = layer('tooltips', styles);
  createRoot(element).render(<TooltipLayer container={element} />);
  document.addEventListener('pointerover', onPointer, { passive: true });
  document.addEventListener('pointerup', onPointer, { passive: true });
  document.addEventListener('pointerdown', () => timer.close(), { passive: true });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', () => timer.close());
  document.addEventListener('keydown', (event) => event.key === 'Escape' && timer.close());
  window.addEventListener('scroll', followAnchor, { passive: true });
  const hovered = document.querySelector<HTMLElement>(`[${tooltipAttribute}]:hover`);
  if (hovered) timer.enter(hovered);
  onFocus({ target: document.activeElement });
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

function onFocus(event: Pick<Event, 'target'>) {
  const anchor = tooltipAnchor(event);
  if (anchor?.matches(':focus-visible')) timer.open(anchor);
}

/** @param container where the tooltip is: in the layer, whose styles it has */
function TooltipLayer({ container }: { container: HTMLElement }) {
  const anchor = useSyncExternalStore(timer.subscribe, () => timer.shown);
  useLayoutEffect(followAnchor);
  return (
    <Tooltip.Provider>
      <Tooltip.Root open={anchor !== null} key={anchor?.getAttribute(tooltipAttribute)}>
        <Tooltip.Trigger asChild>
          {/* The real trigger belongs to an application; ours has its place and size, so that nothing there re-renders. */}
          <span ref={ownTrigger} aria-hidden="true" className="tooltip-anchor" />
        </Tooltip.Trigger>
        <Tooltip.Portal container={container}>
          {/* Hidden from browsing: its anchor is described by it, and it is in no landmark. */}
          <Tooltip.Content aria-hidden="true" className="tooltip" sideOffset={6} collisionPadding={8} ref={describe}>
            {anchor?.getAttribute(tooltipAttribute)}
            <Tooltip.Arrow className="tooltip-arrow" />
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
}

const ownTrigger: RefObject<HTMLSpanElement | null> = { current: null };

/** Moves our trigger over the real one; Radix then moves the tooltip. */
function followAnchor() {
  const box = timer.shown?.getBoundingClientRect();
  if (!box || !ownTrigger.current) return;
  const { left, top, width, height } = box;
  Object.assign(ownTrigger.current.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}

/** Links the tooltip to its trigger for assistive technology while it is shown. */
function describe(content: HTMLElement | null) {
  const anchor = timer.shown;
  const id = content?.id;
  if (!anchor || !id) return;
  anchor.setAttribute('aria-describedby', id);
  return () => anchor.removeAttribute('aria-describedby');
}
