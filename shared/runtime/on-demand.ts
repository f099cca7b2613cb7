import { binderName } from '../binder/index.ts';

// Each module that is imported here is a chunk of its own, which loads when a visitor first needs it.

/**
 * Imports a module of the shell that most pages never need. A damaged module stays in the browser's cache, and its
 * failed import is remembered until the document unloads, so it is fetched again for the next document.
 * @param load the `import()` of the module
 * @throws whatever the import throws
 */
export async function importLater<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    void repairCache();
    throw error;
  }
}

/** Fetches again the files whose cached bytes do not match the document's import map. */
async function repairCache(): Promise<void> {
  const map = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
  const { integrity: hashes = {} } = JSON.parse(map) as { integrity?: Record<string, string> };
  for (const [address, integrity] of Object.entries(hashes)) {
    await fetch(address, { integrity, cache: 'force-cache' }).catch(() =>
      fetch(address, { integrity, cache: 'reload' }).catch(() => {}),
    );
  }
}

/**
 * Loads the binder of this device, with what marks and changes it on every page.
 * @throws whatever the import throws
 */
export const loadBinder = () => importLater(() => import('./binder.ts'));

/** The action that a confirmation offers: "Undo". */
export interface ToastAction {
  label: string;
  run: () => void;
}

/**
 * Shows a short confirmation, for example "Link copied". The toast library loads with the first one.
 * @param message one short sentence
 */
export async function notify(message: string, action?: ToastAction): Promise<void> {
  const { showToast } = await loadToasts();
  showToast(message, action);
}

/** Loads the toast library. */
export const loadToasts = () => importLater(() => import('./Toasts.tsx'));

/** The buttons of `CollectButtons` that were pressed, and show it, before the binder had loaded. */
export const pendingPresses = new Set<HTMLElement>();

/**
 * Makes the buttons of `CollectButtons`, in any application, put cards and characters into the binder of this device.
 * To be called once React has hydrated the page, because what is in the binder is then marked. The code for it loads
 * when the pointer or the focus first reaches such a button, or at once if the device has a binder.
 */
export function watchBinder(): void {
  document.addEventListener('click', pressWhenLoaded);
  for (const name of approaches) document.addEventListener(name, prepareForPress, { passive: true });
  lookForBinder();
  // Another tab may begin it, also while this page waits in the browser's cache for the visitor to come back.
  window.addEventListener('storage', lookForBinder);
  window.addEventListener('pageshow', lookForBinder);
}

function lookForBinder() {
  try {
    // If the code does not come, the first press asks for it again.
    if (localStorage[binderName()]) loadBinder().catch(() => {});
  } catch {
    // Storage is blocked, so there is nothing to mark.
  }
}

const approaches = ['pointerover', 'focusin', 'touchstart'] as const;

function collectButton({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-collect]') : null;
}

/** Loads what a press needs. If it does not load, the press asks for it again. */
function prepareForPress(event: Event) {
  if (!collectButton(event)) return;
  for (const name of approaches) document.removeEventListener(name, prepareForPress);
  for (const load of [loadBinder, loadToasts]) load().catch(() => {});
}

/** The last press. Each waits for the one before: imports of one module may resolve in another order. */
let lastPress = Promise.resolve();

function pressWhenLoaded(event: Event) {
  const button = collectButton(event);
  if (!button) return;
  const wasPressed = isPressed(button);
  pendingPresses.add(button);
  button.ariaPressed = String(!wasPressed);
  lastPress = lastPress.then(loadBinder).then(
    (binder) => binder.press(button, wasPressed),
    () => {
      pendingPresses.delete(button);
      button.ariaPressed = String(!isPressed(button));
      sayLost();
    },
  );
}

const isPressed = (button: HTMLElement) => button.ariaPressed === 'true';

/** Says that a press had no effect. The next one tries again; browsers that remember a failed import need a reload. */
function sayLost() {
  const text = 'Your binder could not be opened, so nothing was kept. Press again, or reload the page first.';
  // If no code loads at all, only the browser's own dialog is left.
  notify(text, { label: 'Reload', run: () => window.location.reload() }).catch(() => window.alert(text));
}

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
      .then((foil) => {
        foil.shineFoil();
        // Replay the event that triggered loading.
        target.dispatchEvent(event);
      })
      .catch(() => {});
  };
  window.addEventListener('pointermove', start, { passive: true });
  window.addEventListener('deviceorientation', start);
}

/**
 * Loads the search: the field with its results, and the dialog around it.
 * @throws whatever the import throws
 */
export const loadSearch = () => importLater(() => import('./search.tsx'));

// If the code does not load, nothing is marked.
const startSections = () =>
  importLater(() => import('./mark-sections.ts'))
    .then((sections) => sections.markSections())
    .catch(() => {});

/**
 * Has the contents of the page (`PageIndex`) mark the section that is being read: called once for each page. The code
 * for it loads when a page is first scrolled.
 */
export function watchSections(): void {
  if (window.scrollY > 0) void startSections();
  else document.addEventListener('scroll', startSections, { once: true });
}

/**
 * Has every element with `data-share`, in any application, share an address: a link that of its target, a button that
 * of the page. The code for it loads when the pointer or the focus first reaches such an element, since a share sheet
 * has to open soon after the click.
 */
export function watchShare(): void {
  const onEvent = (event: Event) => {
    const shared = event.target instanceof Element && event.target.closest('[data-share]');
    if (!shared) return;
    const { href, hash } = shared instanceof HTMLAnchorElement ? shared : location;
    const isClick = event.type === 'click';
    if (isClick) event.preventDefault();
    importLater(() => import('./share.ts')).then(
      (sharing) => void (isClick && sharing.share(href)),
      // If the code does not load, the link is an ordinary one.
      () => {
        if (isClick) location.hash = hash;
      },
    );
  };
  for (const name of ['pointerover', 'focusin', 'click']) document.addEventListener(name, onEvent);
}

/**
 * Has every link with `data-lamp` (`LampLink`), in any application, turn its card under the lamp. All code for that loads
 * at the press; if it does not, the link is an ordinary one.
 */
export function watchLamp(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-lamp]');
    if (!link) return;
    event.preventDefault();
    importLater(() => import('./lamp.tsx')).then(
      (lamp) => lamp.openLamp(link),
      () => location.assign(link.href),
    );
  });
}

/** A notice that needs an answer: what happened, and one action. */
export interface Notice {
  title: string;
  text: string;
  action: { label: string; run: () => void };
  /** Called when it has gone: dismissed, acted on, timed out or removed. */
  onClose?: () => void;
}

/**
 * Shows a notice with an action. The toast library loads with the first one.
 * @returns a function that removes the notice
 */
export async function notice(content: Notice): Promise<() => void> {
  const { showNotice } = await importLater(() => import('./Notices.tsx'));
  return showNotice(content);
}

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

/**
 * Creates an element at the end of the page, for the content of such a module that floats above the page.
 * @param styles the stylesheets of the content, as text in the module, whose integrity covers them: a lazy stylesheet
 * would have none
 */
export function layer(name: string, ...styles: readonly string[]): HTMLElement {
  for (const text of styles) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }
  const element = document.createElement('div');
  element.dataset.layer = name;
  document.body.append(element);
  return element;
}
