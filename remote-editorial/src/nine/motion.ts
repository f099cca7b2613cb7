import { type PointerEvent, useRef } from 'react';

/** Lets a card glide to where it is now from a place that it was in, if the visitor has nothing against motion. */
export function glide(card: Element | null | undefined, from: DOMRect): void {
  if (!card || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const to = card.getBoundingClientRect();
  card.animate(
    [
      { translate: `${from.x - to.x}px ${from.y - to.y}px`, zIndex: 2 },
      { translate: '0', zIndex: 2 },
    ],
    { duration: 240, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
  );
}

/** How far a pointer moves before a press becomes a drag, in pixels. */
const slack = 6;

interface Drag {
  from: number;
  card: HTMLElement;
  x: number;
  y: number;
  isMoving: boolean;
}

/**
 * Drags cards between pockets, which are buttons with `data-pocket`. A finger scrolls the page, so it drags only the card
 * that has been picked up.
 * @param held the pocket whose card is picked up
 * @param onDrop called with both pockets, and where the card was let go
 */
export function useDrag(held: number | null, onDrop: (from: number, to: number, at: DOMRect) => void) {
  const drag = useRef<Drag | null>(null);
  const wasDragged = useRef(false);
  const end = () => {
    if (drag.current) Object.assign(drag.current.card.style, { translate: '', zIndex: '' });
    drag.current = null;
  };
  return {
    /** Whether the click that follows belongs to a drag. */
    wasDragged,
    handlers: {
      onPointerDown({ target, button, pointerType, clientX: x, clientY: y }: PointerEvent) {
        const pocket = pocketAt(target);
        const card = pocket?.querySelector<HTMLElement>('.drawing');
        const from = Number(pocket?.dataset.pocket);
        if (card && button === 0 && (pointerType !== 'touch' || held === from))
          drag.current = { from, card, x, y, isMoving: false };
      },
      onPointerMove(event: PointerEvent) {
        const { current } = drag;
        if (!current) return;
        const [x, y] = [event.clientX - current.x, event.clientY - current.y];
        if (!current.isMoving && Math.hypot(x, y) < slack) return;
        if (!current.isMoving) event.currentTarget.setPointerCapture(event.pointerId);
        current.isMoving = true;
        Object.assign(current.card.style, { translate: `${x}px ${y}px`, zIndex: '2' });
      },
      onPointerUp({ clientX, clientY }: PointerEvent) {
        const { current } = drag;
        if (!current?.isMoving) return end();
        wasDragged.current = true;
        // A click that belongs to it comes before the next task.
        setTimeout(() => {
          wasDragged.current = false;
        });
        const at = current.card.getBoundingClientRect();
        // What is dragged is above all else.
        const own = pocketAt(current.card);
        const under = document.elementsFromPoint(clientX, clientY).map(pocketAt);
        const to = under.find((pocket) => pocket && pocket !== own);
        end();
        onDrop(current.from, Number(to?.dataset.pocket ?? current.from), at);
      },
      onPointerCancel: end,
    },
  };
}

function pocketAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-pocket]') : null;
}
