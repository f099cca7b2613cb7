/** Every figure of a page load, with its unit and meaning. */
export const metrics = {
  ttfb: { unit: 'ms', means: 'first byte of the document, from the start of the navigation' },
  fcp: { unit: 'ms', means: 'first contentful paint' },
  lcp: { unit: 'ms', means: 'largest contentful paint, before any input' },
  cls: { unit: '', means: 'layout shifts without input, summed until the page is idle' },
  tbt: { unit: 'ms', means: 'what tasks took beyond 50 ms each, from the first paint until the page is idle' },
  blocked: { unit: 'ms', means: 'the same from the start of the navigation' },
  shell: { unit: 'ms', means: 'the header’s theme switch has React’s handlers, seen in the next frame' },
  page: {
    unit: 'ms',
    means:
      'the page’s heading has them too (Astro: the theme switch alone), and links are followed; seen in the next frame',
  },
  rounds: {
    unit: '',
    means: 'requests that followed upon one another before the page was interactive, the document the first',
  },
  requests: { unit: '', means: 'requests until the page is idle, those answered from the cache left out' },
  html: { unit: 'bytes', means: 'of the document, compressed; likewise the next ones' },
  css: { unit: 'bytes', means: 'of stylesheets' },
  js: { unit: 'bytes', means: 'of modules and scripts' },
  json: { unit: 'bytes', means: 'of data' },
  font: { unit: 'bytes', means: 'of fonts' },
  image: { unit: 'bytes', means: 'of drawings' },
  heap: { unit: 'bytes', means: 'JavaScript’s heap after a collection, when the page is idle' },
} as const;

/** Every figure of a visitor's actions on a page. */
export const interactionMetrics = {
  menu: { unit: 'ms', means: 'interaction to next paint of opening the menu; at most 16 where shorter' },
  filter: { unit: 'ms', means: 'the same of narrowing the Top 50 to one franchise' },
  sort: { unit: 'ms', means: 'the same of putting the Top 50 in the order of years' },
  order: { unit: 'ms', means: 'the same of the arrow key that puts the price guide in another order' },
  text: { unit: 'ms', means: 'the same of typing into the price guide’s filter, the slowest key' },
  have: { unit: 'ms', means: 'from a press of Have on an idle page, to the frame that shows the button pressed' },
  toast: { unit: 'ms', means: 'the same to the frame that shows the toast' },
  click: { unit: 'ms', means: 'the same of the click on a link to the other page: another remote’s, or the Top 50' },
  cold: { unit: 'ms', means: 'from a click without pointer or focus before, to the frame with the new heading' },
  hover: { unit: 'ms', means: 'the same after the pointer hovered over the link until the network was quiet' },
  warm: { unit: 'ms', means: 'the same to a page that this tab has shown before' },
  prerendered: {
    unit: 'ms',
    means: 'a click before the page has hydrated, on a link that the pointer hovered over, to the frame after the page',
  },
  navigationRounds: {
    unit: '',
    means: 'requests that followed upon one another in the cold navigation, whoever asked for them; no drawings',
  },
  newTab: { unit: 'ms', means: 'largest contentful paint of this page in a new tab, after a visit of another page' },
  newTabBytes: { unit: 'bytes', means: 'of all that this tab loaded, headers included' },
  bfcache: { unit: '', means: '1 where nothing of the page keeps the browser from keeping it for going back, else 0' },
} as const;

export type LoadMetric = keyof typeof metrics;
export type InteractionMetric = keyof typeof interactionMetrics;
export type Metric = LoadMetric | InteractionMetric;

/** The figures of one run; a figure that does not apply is missing. */
export type Measured = Partial<Record<Metric, number>>;
