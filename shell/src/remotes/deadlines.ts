/** How long each part of loading a page may take, and when work that can wait begins, in milliseconds. */
export const deadlines = {
  /** One answer from the registry or a list of hashes; failures are retried. */
  find: 8000,
  /** One request for one file, of which failures are retried. Long, because a slow network is not a failure. */
  fetch: 10_000,
  /** Running modules that have arrived. */
  evaluate: 5000,
  /** Applying stylesheets that have arrived. */
  styles: 5000,
  /** From a page that is ready to one that is shown. */
  render: 5000,
  /**
   * How long a visitor waits for all phases together: then a navigation lets the browser load the address, and a first
   * load shows a notice that features could not be loaded. Leaves time for retries after 1 and 2 seconds.
   */
  load: 4000,
  /** The same when the browser knows that it is offline. */
  loadOffline: 300,
  /** How long the content of a file is kept once it has been read: section 9 of the specification. */
  keep: 5 * 60_000,
  /** From running the shell to hydrating a page that the browser has not painted yet. */
  paint: 1000,
  /** From showing a page to rendering its other sections and reading the registry: by then the page is idle. */
  idle: 200,
  /** From starting the shell to prefetching the code for recovery. */
  recovery: 5000,
};

// A development server makes each module when it is first asked for, on a machine that may be busy.
if (import.meta.hot) {
  for (const part of ['find', 'fetch', 'evaluate', 'styles', 'render', 'load'] as const) deadlines[part] *= 20;
}

/**
 * Whether code may load before it is needed: not where the visitor saves data, or the browser finds the line slow.
 * Browsers without the Network Information API do not say. https://wicg.github.io/netinfo/
 */
export function mayLoadAhead(): boolean {
  const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
  return !connection?.saveData && !/[23]g/.test(connection?.effectiveType ?? '');
}
