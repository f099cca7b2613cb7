const reducedMotion = '(prefers-reduced-motion: reduce)';

/**
 * Makes every foil card (`data-foil`), in any application, respond to the pointer and to the tilt of devices that
 * report it without a permission prompt. Nothing moves if the visitor prefers reduced motion.
 */
export function shineFoil(): void {
  const motion = window.matchMedia(reducedMotion);
  const shine = (card: HTMLElement, x: number, y: number) => {
    card.style.setProperty('--pointer-x', clamp(x).toFixed(3));
    card.style.setProperty('--pointer-y', clamp(y).toFixed(3));
  };
  document.addEventListener(
    'pointermove',
    (event) => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-foil]') : null;
      if (!card || motion.matches) return;
      const { left, top, width, height } = card.getBoundingClientRect();
      shine(card, (event.clientX - left) / width, (event.clientY - top) / height);
    },
    { passive: true },
  );
  window.addEventListener('deviceorientation', ({ beta, gamma }) => {
    if (beta === null || gamma === null || motion.matches) return;
    // A comfortable tilt of 30° either way moves the sheen across the whole card; 45° is how a phone is usually held.
    const [x, y] = [gamma / 60, (beta - 45) / 60];
    for (const card of document.querySelectorAll<HTMLElement>('[data-foil]')) {
      shine(card, 0.5 + x, 0.5 + y);
      card.style.setProperty('--shine', clamp(2 * Math.hypot(x, y)).toFixed(3));
    }
  });
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
