import { maxFileBytes, maxOwnJavaScript } from '@mint-row/kit/checks';
import { paths } from '@mint-row/kit/contract';

const KB = 1024;

/** The limits for a first load of a page: sizes in bytes after brotli at its best quality. */
export interface PageBudget {
  /** The document with its inline stylesheets. */
  html: number;
  /** All modules. */
  javaScript: number;
  /** The stylesheets: the shell's, the remote's common ones and the page's own. They are part of the document. */
  css: number;
  /** The document, what its head names, and the speculation rules. Tests count them. */
  requests: number;
  /** Requests that have to follow one another before the page is hydrated. Tests count them. */
  rounds: number;
}

/** The limits of what is released, in bytes. Raising one needs a reason in its commit. */
export interface Budgets {
  /** How large a file may be before compression, by file extension. */
  files: Readonly<Record<string, number>>;
  /** A remote's share of the modules of a page, without packages. */
  remoteJavaScript: number;
  /** How large a document may be before compression. Our largest, the price guide, has 240 KB. */
  document: number;
  /** The fonts of the shell, and their number. */
  fonts: number;
  fontFiles: number;
  /**
   * The limit of the registry: so much for each remote, mostly its release and two hashes, of its list of hashes and of the
   * entries that all pages show; and so much for each exposed module: mostly the hashes in the names of its two files, and
   * the kinds of entries that its pages show. Documents do not grow with the number of remotes or pages.
   */
  registry: { remote: number; module: number };
  /** The modules that the shell loads once a page is idle, so that the next page is near. */
  idleJavaScript: number;
  /** The size of the search index, which a visitor who searches loads. */
  searchIndex: number;
  /**
   * The limits by address: of one page, or of all within a folder (`/guides/*`). Those of every other page, whoever made
   * it, are at `*`.
   */
  pages: Readonly<Record<string, Partial<PageBudget>>> & { '*': PageBudget };
}

const landing = { html: 20_672, javaScript: 76_928 };
const list = { html: 16_512, javaScript: 75_584 };
const legal = { html: 16_064, javaScript: 75_456 };

/**
 * The one table of what pages and the whole site may weigh, for the gate and for the tests; what one remote may add is in
 * shared/checks/weights.ts, which the kit's own check needs too. Our own pages have about 3 % of room over what they weighed
 * when a limit was set, rounded up to 64 bytes; of JavaScript, 3 % of what is not React, which has 58,400 bytes. Pages
 * that have more to show, to handle or to request than others have higher limits: a card that visitors wear down, fifty
 * cards with a plot of links to them, every card with nine facts, a tool. Each document has the values of its place, 200 to
 * 400 bytes: the limits of the smallest ones were raised for them.
 */
export const budgets: Budgets = {
  files: maxFileBytes,
  remoteJavaScript: maxOwnJavaScript,
  document: 384 * KB,
  fonts: 22_912,
  fontFiles: 2,
  registry: { remote: 176, module: 46 },
  idleJavaScript: 3_904,
  searchIndex: 40 * KB,
  pages: {
    '*': { html: 25 * KB, javaScript: 79_104, css: 14_016, requests: 9, rounds: 2 },
    [paths.home]: { html: 21_888, javaScript: 78_080 },
    [paths.about]: { html: 16_064, javaScript: 75_968 },
    '/marvel': landing,
    '/marvel/*': list,
    '/pokemon': landing,
    '/pokemon/*': list,
    '/star-wars': landing,
    '/star-wars/*': list,
    [paths.characters]: { html: 18_048, javaScript: 76_032 },
    '/characters/*': { html: 21_312, javaScript: 78_592 },
    [paths.top50]: { html: 29_312, javaScript: 79_488, requests: 10 },
    [paths.guides]: { html: 16_704, javaScript: 75_840 },
    '/guides/*': { html: 22_272, javaScript: 79_552, requests: 10 },
    [paths.glossary]: { html: 25_216, javaScript: 77_696, requests: 10 },
    [paths.values]: { html: 28_736, javaScript: 79_680, requests: 11 },
    [paths.compare]: { html: 21_376, javaScript: 78_912, requests: 10 },
    [paths.checklists]: { html: 23_744, javaScript: 78_016, requests: 11 },
    [paths.faq]: { html: 19_328, javaScript: 75_392 },
    [paths.contact]: { html: 17_152, javaScript: 76_608 },
    [paths.updates]: { html: 18_880, javaScript: 76_288 },
    [paths.binder]: { html: 22_784, javaScript: 79_168, requests: 10 },
    [paths.search]: { html: 14_592, javaScript: 75_584 },
    [paths.disclaimer]: legal,
    [paths.dmca]: legal,
    [paths.userPolicy]: legal,
    '/404.html': { html: 9_984, javaScript: 70_144 },
  },
};

/** The limits of a page, by its address. */
export function pageBudget(path: string, { pages }: Pick<Budgets, 'pages'> = budgets): PageBudget {
  return { ...pages['*'], ...(pages[path] ?? pages[path.replace(/[^/]+$/, '*')]) };
}
