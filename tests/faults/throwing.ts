import type { Page } from '@playwright/test';

declare global {
  interface Window {
    meetSite: (site: string) => Promise<void>;
    loseHeading: () => Promise<void>;
    /** The number of faults that this document has thrown. */
    thrown: number;
    __REACT_DEVTOOLS_GLOBAL_HOOK__: object;
  }
}

/** The events in a tab whose effects and listeners are watched, over all of its documents. */
export interface Sites {
  /** Every effect and listener that ran, by its kind and its source. */
  met: Set<string>;
  /** The number of drawn frames of a page that had lost its heading. */
  blank: number;
}

/**
 * Finds every effect and every listener of a page as it runs, and makes some of them throw. Effects are found where
 * React keeps its hooks, which it passes to its developer tools; listeners where they are added.
 * @param failing the sites that throw instead of running: one of those that were met, or all of a kind by its first
 *   word
 */
export async function throwAt(page: Page, failing: string | null): Promise<Sites> {
  const sites: Sites = { met: new Set(), blank: 0 };
  await page.exposeFunction('meetSite', (site: string) => void sites.met.add(site));
  await page.exposeFunction('loseHeading', () => {
    sites.blank += 1;
  });
  await page.addInitScript(instrument, failing);
  return sites;
}

function instrument(failing: string | null) {
  type Callback = (...given: unknown[]) => unknown;
  window.thrown = 0;
  const reach = (kind: string, callback: Callback) => {
    const site = `${kind} ${callback}`;
    void window.meetSite(site);
    if (site !== failing && kind.split(' ')[0] !== failing) return;
    window.thrown += 1;
    throw new Error(`fault at ${site.slice(0, 120)}`);
  };
  const instrumented = new WeakMap<Callback, Callback>();
  const once = (callback: Callback, make: () => Callback): Callback => {
    const made = instrumented.get(callback) ?? make();
    instrumented.set(callback, made);
    instrumented.set(made, made);
    return made;
  };

  const effect = (hook: string, create: Callback) => () => {
    reach(`effect ${hook}`, create);
    const end = create();
    if (typeof end !== 'function') return end;
    return () => {
      reach(`cleanup ${hook}`, create);
      end();
    };
  };
  const instrumentHooks = (hooks: Record<string, Callback>) => {
    for (const hook of ['useEffect', 'useLayoutEffect', 'useInsertionEffect']) {
      const original = hooks[hook] as Callback;
      hooks[hook] = (create, ...others) => original(effect(hook, create as Callback), ...others);
    }
    const store = hooks.useSyncExternalStore as Callback;
    hooks.useSyncExternalStore = (subscribe, ...others) => {
      const own = subscribe as Callback;
      const replaced = once(own, () => (onChange) => {
        reach('effect useSyncExternalStore', own);
        return own(onChange);
      });
      return store(replaced, ...others);
    };
  };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    checkDCE: () => {},
    onCommitFiberRoot: () => {},
    onCommitFiberUnmount: () => {},
    inject({ currentDispatcherRef }: { currentDispatcherRef: { H: Record<string, Callback> | null } }) {
      const known = new Set<object>();
      let current = currentDispatcherRef.H;
      Object.defineProperty(currentDispatcherRef, 'H', {
        get: () => current,
        set(next: Record<string, Callback> | null) {
          current = next;
          if (!next || known.has(next)) return;
          known.add(next);
          instrumentHooks(next);
        },
      });
      return 1;
    },
  };

  const listener = (type: string, own: Callback) =>
    once(
      own,
      () =>
        function (this: unknown, ...given) {
          reach(`listener ${type}`, own);
          return own.apply(this, given);
        },
    );
  // React's own are bound functions, which contain none of our failures.
  const isOurs = (own: unknown): own is Callback => typeof own === 'function' && !`${own}`.includes('[native code]');
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, own, options) {
    addEventListener.call(this, type, (isOurs(own) ? listener(type, own) : own) as EventListener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, own, options) {
    const added = isOurs(own) ? (instrumented.get(own) ?? own) : own;
    removeEventListener.call(this, type, added as EventListener, options);
  };

  // React finds its event handlers on the elements of the event's path.
  const onEvent = (event: Event) => {
    for (const target of event.composedPath()) {
      const key = Object.keys(target).find((name) => name.startsWith('__reactProps$'));
      if (!key) continue;
      const elements = target as unknown as Record<string, Record<string, unknown>>;
      const props = elements[key] ?? {};
      const handlers = Object.entries(props).filter(([name, value]) => /^on[A-Z]/.test(name) && isOurs(value));
      const replaced = handlers.map(([name, value]) => [name, listener(name, value as Callback)]);
      elements[key] = { ...props, ...Object.fromEntries(replaced) };
    }
  };
  for (const type of ['click', 'focusin', 'focusout', 'toggle', 'change', 'pointerover', 'keydown']) {
    addEventListener.call(window, type, onEvent, true);
  }

  let read = false;
  const look = () => {
    const heading = document.querySelector('main h1');
    if (read && !heading?.textContent) void window.loseHeading();
    read ||= Boolean(heading);
    requestAnimationFrame(look);
  };
  look();
}
