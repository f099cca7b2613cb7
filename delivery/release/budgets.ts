import { paths } from '@mint-row/shared/contract';

/** Limits in bytes, after brotli at its best quality. 1 KB is 1,024 bytes. Raising one needs a reason in its commit. */
const KB = 1024;

/** The limits for every release, whoever made it and whatever its manifest says. */
export const budgets = {
  /**
   * How large a file may be before compression, by file extension: browsers have to parse and keep even what compresses
   * well. A release publishes no other kinds. Integrity lists and catalogues are checked against the manifest instead.
   */
  files: { js: 384 * KB, css: 64 * KB, json: 256 * KB, svg: 64 * KB, woff2: 64 * KB, ico: 16 * KB },
  /** All modules of any first page load. */
  javaScript: 84 * KB,
  /** The remote's share of these. */
  remoteJavaScript: 12 * KB,
  /** The stylesheets of any page: the shell's, the remote's common ones and the page's own. */
  css: 13 * KB,
  /** A document, with its inline stylesheets. */
  html: 25 * KB,
  /** The Top 50 shows fifty cards, and has a limit of its own. */
  top50Html: 35 * KB,
  fonts: 36 * KB,
  fontFiles: 2,
} as const;

/** How large a document may be before compression. Our largest, the Top 50, has 150 KB. */
export const largestDocument = 384 * KB;

/**
 * What a first load of our own pages may cost: about 3 % above what `npm run weigh` shows. A change that needs more
 * raises the limit here, where its reviewers see it.
 */
export const firstLoadBudgets = {
  /** A document, with its inline stylesheets. */
  html: 17.75 * KB,
  javaScript: 84 * KB,
  /** The share of this that is not React. */
  notReact: 25 * KB,
  fonts: 32.4 * KB,
  /** The document, what its head names, and the speculation rules. */
  requests: 8,
  /** Requests that have to follow one another before the page is hydrated. */
  rounds: 2,
};

/**
 * The limits of pages that have more to show or to handle than others: the fifty cards with their plots and filter, the
 * table of the price guide, and guides, each with 600 to 1,500 words, drawings and a tool.
 */
export const ownFirstLoadBudgets: Readonly<Record<string, Partial<typeof firstLoadBudgets>>> = {
  'Top 50': { html: 24.75 * KB, notReact: 25.5 * KB },
  'price guide': { html: 20.5 * KB },
  glossary: { html: 22.5 * KB, notReact: 25.75 * KB, requests: 9 },
  guide: { html: 20.5 * KB, notReact: 27.5 * KB, requests: 9 },
};

/**
 * What the registry may weigh, in bytes after brotli: so much for each remote, mostly one hash, and so much for each
 * exposed module, mostly its name and the address of its page. Documents do not grow with the number of remotes or
 * pages.
 */
export const registryBudget = { remote: 120, module: 31 } as const;

/** The limits for a first load of any page, and for a file of each kind before compression, in bytes. */
export type Limits = Record<'javaScript' | 'remoteJavaScript' | 'css', number> & {
  files: Readonly<Record<string, number>>;
};

/** The limit of one document's HTML, in bytes. */
export function documentBudget(path: string): number {
  return path === paths.top50 ? budgets.top50Html : budgets.html;
}
