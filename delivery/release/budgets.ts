import { largestFiles, largestShare } from '@mint-row/kit/checks';
import { paths } from '@mint-row/kit/contract';

/** Limits in bytes, after brotli at its best quality. 1 KB is 1,024 bytes. Raising one needs a reason in its commit. */
const KB = 1024;

/** The limits for every release, whoever made it and whatever its manifest says. */
export const budgets = {
  /** How large a file may be before compression, by file extension. */
  files: largestFiles,
  /** All modules of any first page load. */
  javaScript: 84 * KB,
  /** The remote's share of these. */
  remoteJavaScript: largestShare,
  /** The stylesheets of any page: the shell's, the remote's common ones and the page's own. */
  css: 13.25 * KB,
  /** A document, with its inline stylesheets, but for its fonts. */
  html: 25 * KB,
  /** The Top 50 shows fifty cards, the price guide every card with nine facts: they have limits of their own. */
  ownHtml: { [paths.top50]: 35 * KB, [paths.values]: 32 * KB } as Readonly<Record<string, number>>,
  /** The fonts that a document contains. */
  fonts: 23 * KB,
  fontFiles: 2,
} as const;

/** How large a document may be before compression. Our largest, the Top 50, has 150 KB. */
export const largestDocument = 384 * KB;

/**
 * What a first load of our own pages may cost: about 3 % above what they weigh. A change that needs more
 * raises the limit here, where its reviewers see it.
 */
export const firstLoadBudgets = {
  /** A document, with its inline stylesheets, but for its fonts. */
  html: 18.5 * KB,
  javaScript: 84 * KB,
  /** The share of this that is not React. */
  notReact: 25.25 * KB,
  fonts: 22.5 * KB,
  /** The document, what its head names, and the speculation rules. */
  requests: 6,
  /** Requests that have to follow one another before the page is hydrated. */
  rounds: 2,
};

/**
 * The limits of pages that have more to show, to handle or to request than others: the home page, with a card that
 * visitors wear down and the latest updates, landing pages, each with a figure that has its own words, characters with a
 * timeline, sales and related characters, the fifty cards with a plot of links to them, the price guide, with nine facts
 * of each card that can be filtered, sorted and compared, the comparison, which has every card to choose from, the
 * checklists and the binder, which know every card, the questions, and guides, each with 600 to 1,500 words, drawings and a tool.
 */
export const ownFirstLoadBudgets: Readonly<Record<string, Partial<typeof firstLoadBudgets>>> = {
  home: { html: 21.25 * KB, notReact: 27 * KB },
  landing: { html: 20.75 * KB },
  character: { html: 20.5 * KB, notReact: 26 * KB },
  'Top 50': { html: 28.5 * KB, notReact: 27 * KB, requests: 7 },
  'price guide': { html: 27.5 * KB, notReact: 26.75 * KB, requests: 8 },
  comparison: { html: 21 * KB, notReact: 26.25 * KB, requests: 7 },
  binder: { html: 22.75 * KB, notReact: 26.25 * KB, requests: 7 },
  checklists: { html: 24 * KB, notReact: 26.25 * KB, requests: 8 },
  FAQ: { html: 19 * KB },
  glossary: { html: 24.25 * KB, notReact: 26 * KB, requests: 7 },
  guide: { html: 22.25 * KB, notReact: 27.5 * KB, requests: 7 },
};

/**
 * What the registry may weigh, in bytes after brotli: so much for each remote, mostly one hash, and so much for each
 * exposed module, mostly its name and the address of its page. Documents do not grow with the number of remotes or
 * pages.
 */
export const registryBudget = { remote: 120, module: 31 } as const;

/** The limits for a first load of any page, and for a file of each kind before compression, in bytes. */
export type LoadLimits = Record<'javaScript' | 'remoteJavaScript' | 'css', number> & {
  files: Readonly<Record<string, number>>;
};

/** The limit of one document with its fonts, in bytes. */
export function documentBudget(path: string): number {
  return budgets.fonts + (budgets.ownHtml[path] ?? budgets.html);
}
