/** The benchmark's measurements inside a page, from its first byte on. */
export interface Probe {
  lcp: number;
  cls: number;
  /** Tasks of more than 50 ms: when each began and how long it took, in milliseconds. */
  longTasks: { start: number; duration: number }[];
  /** When React had hydrated the shell's controls, and then the page's; null until then. */
  shell: number | null;
  page: number | null;
  /** Event timings that belong to an interaction. */
  interactions: { name: string; start: number; duration: number }[];
  /** The time of the last activity: a response, a long task, a change of page. */
  lastActivity: number;
  /** The duration of a navigation, from the click's time stamp to the frame that shows the new heading. */
  navigation: number | null;
  restored: boolean;
  /** Resolves when the page is complete, painted, interactive if it will be, and has been idle for `quiet` milliseconds. */
  untilIdle: (quiet: number, hydrates: boolean) => Promise<void>;
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Runs in the page before its own code. It only listens; it sends no event and calls nothing. */
export function installProbe(): void {
  const probe: Probe = {
    lcp: 0,
    cls: 0,
    longTasks: [],
    shell: null,
    page: null,
    interactions: [],
    lastActivity: 0,
    navigation: null,
    restored: false,
    untilIdle: (quiet, hydrates) =>
      new Promise((resolve, reject) => {
        const late = performance.now() + 60_000;
        const look = () => {
          const isThere = document.readyState === 'complete' && (probe.page !== null || !hydrates);
          const here = isThere && !awaitsIsland() && hasPainted();
          if (here && performance.now() - probe.lastActivity > quiet) resolve();
          else if (performance.now() > late) reject(new Error('It still moves after a minute.'));
          else setTimeout(look, 100);
        };
        look();
      }),
  };
  window.probe = probe;
  // Layout of a long page without scripts is no activity that the probe sees.
  const hasPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
  // Astro marks the islands that React has not hydrated yet.
  const awaitsIsland = () => document.querySelector('astro-island[ssr]') !== null;
  const active = () => {
    probe.lastActivity = performance.now();
  };

  const observe = (type: string, note: (entry: PerformanceEntry) => void, options: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true, ...options });
  observe('largest-contentful-paint', ({ startTime }) => {
    probe.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) probe.cls += shift.value;
  });
  observe('longtask', ({ startTime, duration }) => {
    probe.longTasks.push({ start: startTime, duration });
    active();
  });
  observe('resource', active);
  const noteEvent = (entry: PerformanceEntry) => {
    const { name, startTime, duration, interactionId } = entry as PerformanceEventTiming & { interactionId: number };
    if (interactionId) probe.interactions.push({ name, start: startTime, duration });
  };
  observe('event', noteEvent, { durationThreshold: 16 });
  observe('first-input', noteEvent);

  // The page's component is mounted when the shell hands links to the router: a click listener of the document.
  let linksFollowed = false;
  const { addEventListener } = Document.prototype;
  Document.prototype.addEventListener = function (this: Document, ...given: Parameters<typeof addEventListener>) {
    if (given[0] === 'click') linksFollowed = true;
    return addEventListener.apply(this, given);
  } as typeof addEventListener;

  const adopted = (selector: string) => {
    const element = document.querySelector(selector);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  };
  const watch = () => {
    if (probe.shell === null && adopted('.theme-switch')) {
      probe.shell = performance.now();
      active();
    }
    // In Astro's pages, only islands are React's: the heading is as it was, and the theme switch is in each page.
    const hasIslands = document.querySelector('astro-island') !== null;
    const isAdopted = hasIslands ? probe.shell !== null : adopted('main h1');
    if (probe.page === null && linksFollowed && isAdopted) {
      probe.page = performance.now();
      active();
    }
    if (probe.page === null) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);

  const clicked = 'bench:clicked';
  window.addEventListener(
    'click',
    (event) => {
      const before = document.querySelector('main h1');
      sessionStorage.setItem(clicked, String(performance.timeOrigin + event.timeStamp));
      const shown = () => {
        const heading = document.querySelector('main h1');
        if (heading === before || !heading?.textContent) return void requestAnimationFrame(shown);
        requestAnimationFrame(() => {
          probe.navigation = performance.now() - event.timeStamp;
          active();
        });
      };
      requestAnimationFrame(shown);
    },
    { capture: true },
  );
  const since = sessionStorage.getItem(clicked);
  if (since) {
    // A navigation to another document: it ends with that document's first paint.
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') probe.navigation = performance.timeOrigin + startTime - Number(since);
    });
    sessionStorage.removeItem(clicked);
  }
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) probe.restored = true;
  });
}
