import { importLater } from '../import-later.ts';

/**
 * Makes every foil card (`data-foil`), in any application, respond to the pointer and to the tilt of a device. The code
 * for it loads when a pointer first moves over a card, or the device first reports a tilt; without it, cards stay still.
 */
export function watchFoil(): void {
  const start = (event: Event) => {
    const target = event.target ?? window;
    const touched = target instanceof Element && target.closest('[data-foil]');
    const tilted = 'beta' in event && event.beta !== null;
    if (!touched && !tilted) return;
    window.removeEventListener('pointermove', start);
    window.removeEventListener('deviceorientation', start);
    importLater(() => import('./shine-foil.ts'))
      .then((layer) => {
        layer.shineFoil();
        // What it was loaded for is the first that it answers.
        target.dispatchEvent(event);
      })
      .catch(() => {});
  };
  window.addEventListener('pointermove', start, { passive: true });
  window.addEventListener('deviceorientation', start);
}
