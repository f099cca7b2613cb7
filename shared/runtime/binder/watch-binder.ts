import { binderName } from '../../binder/index.ts';
import { notify } from '../toasts/notify.ts';
import { loadBinder } from './load-binder.ts';

/**
 * Makes the buttons of `CollectButtons`, in any application, put cards and characters into the binder of this device.
 * To be called once React has hydrated the page, because what is in the binder is then marked. The code for it loads
 * when such a button is first pressed, or at once if the device has a binder.
 */
export function watchBinder(): void {
  document.addEventListener('click', press);
  lookForBinder();
  // Another tab may begin it, also while this page waits in the browser's cache for the visitor to come back.
  window.addEventListener('storage', lookForBinder);
  window.addEventListener('pageshow', lookForBinder);
}

function lookForBinder() {
  try {
    // If the code does not come, the first press asks for it again.
    if (localStorage[binderName]) loadBinder().catch(() => {});
  } catch {
    // Storage is blocked, so there is nothing to mark.
  }
}

function press({ target }: Event) {
  const button = (target as Element).closest?.<HTMLElement>('[data-collect]');
  if (!button) return;
  const wasPressed = button.ariaPressed === 'true';
  loadBinder().then((binder) => binder.press(button, wasPressed), sayLost);
}

/** Says that a press had no effect. The next one tries again; browsers that remember a failed import need a reload. */
function sayLost() {
  const text = 'Your binder could not be opened, so nothing was kept. Press again, or reload the page first.';
  // Where no code comes at all, only the browser itself can say it.
  notify(text, { label: 'Reload', run: () => window.location.reload() }).catch(() => window.alert(text));
}
