/** How long each part of loading a page may take, and how long visitors wait, in milliseconds. */
export const deadlines = {
  /** One answer of the registry or of a list of hashes; the query client asks again. */
  find: 8000,
  /** One request for one file; the query client asks again. Long: a slow network is no failure. */
  fetch: 10_000,
  /** Running modules that have arrived. */
  evaluate: 5000,
  /** Applying stylesheets that have arrived. */
  styles: 5000,
  /** From a page that is ready to one that is shown. */
  render: 5000,
  /**
   * How long a visitor waits for all of it: on a navigation the browser then loads the address; on a first load a
   * notice says that features could not be loaded. Time for the retries after 1 and 2 seconds.
   */
  patience: 4000,
  /** The same where the browser knows that it is offline. */
  offlinePatience: 300,
  /** From a page that is shown to rendering its other sections and reading the registry: the page is then idle. */
  ahead: 200,
  /** When a page that is being read gets what it needs if something fails later. */
  idle: 5000,
} as const;
