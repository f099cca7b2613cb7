const flightMs = 320;
const tickMs = 240;

/**
 * The picture of what a button of `CollectButtons` keeps: the nearest one, if the button shares it with no other item.
 * @returns null where the item has no picture of its own
 */
export function pictureOf(button: HTMLElement): HTMLImageElement | null {
  const around = button.closest(':has(img)');
  const sole = around?.querySelectorAll('[data-collect="have"]').length === 1;
  return (sole && around?.querySelector('img')) || null;
}

/**
 * Shows where a card went: a copy of its picture flies into the header's link to the binder, whose count then turns over.
 * Nothing waits for it, and nothing moves if the visitor prefers reduced motion.
 */
export async function flyToBinder(picture: HTMLImageElement | null, door: HTMLElement): Promise<void> {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  if (picture?.complete) await fly(picture, door);
  door.animate([{ translate: '0 -80%', opacity: 0 }, { translate: '0 12%', offset: 0.7 }, {}], {
    duration: tickMs,
    easing: 'ease-out',
    pseudoElement: '::after',
  });
}

async function fly(picture: HTMLImageElement, door: HTMLElement) {
  const copy = new Image();
  // A box as the layout has it, whose middle is where the picture's is, however that is turned.
  const { offsetWidth: width, offsetHeight: height } = picture;
  const from = middleOf(picture);
  const to = middleOf(door);
  copy.src = picture.currentSrc;
  copy.alt = '';
  copy.dataset.flight = '';
  Object.assign(copy.style, {
    position: 'fixed',
    zIndex: '40',
    left: `${from.x - width / 2}px`,
    top: `${from.y - height / 2}px`,
    width: `${width}px`,
    height: `${height}px`,
    borderRadius: 'var(--radius-card)',
    pointerEvents: 'none',
  });
  document.body.append(copy);
  const [x, y] = [to.x - from.x, to.y - from.y];
  // It is picked up first, then goes in an arc.
  const frames = [
    { transform: 'none' },
    { transform: `translate(${x * 0.35}px, ${y * 0.6}px) rotate(8deg) scale(${shrunk(0.45, height)})`, offset: 0.55 },
    { transform: `translate(${x}px, ${y}px) rotate(0deg) scale(${24 / height})` },
  ];
  const flight = copy.animate(frames, { duration: flightMs, easing: 'cubic-bezier(0.4, 0, 0.6, 1)' });
  // It ends also where the browser gives it up.
  await flight.finished.catch(() => {});
  copy.remove();
}

/** A size on the way, which is never below that of the end. */
function shrunk(scale: number, height: number): number {
  return Math.max(scale, 24 / height);
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
