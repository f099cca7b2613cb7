import { maxFileBytes, maxOwnJavaScript } from '@mint-row/kit/checks';
import { type Catalogue, type Kind, kinds, paths } from '@mint-row/kit/contract';

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
  /** What loads, styles included, when a visitor turns a card under the lamp. */
  lamp: number;
  /** The size of the search index, which a visitor who searches loads. */
  searchIndex: number;
  /**
   * What a document may have more for each entry that it shows and that the site did not have when its limit was set: with
   * one character more, pages of other teams list one more. After `maxGrowthShare` of its limit a page is looked at anew.
   */
  entries: Readonly<Partial<Record<Kind, { counted: number; html: number }>>>;
  maxGrowthShare: number;
  /**
   * What a document may have more for each inset of another team that stands in it, with the styles of that inset; and what
   * these alone may have.
   */
  inset: { html: number; css: number };
  /**
   * The limits by address: of one page, or of all within a folder (`/guides/*`). Those of every other page, whoever made
   * it, are at `*`.
   */
  pages: Readonly<Record<string, Partial<PageBudget>>> & { '*': PageBudget };
}

const landing = { html: 21_248, javaScript: 77_248 };
const list = { html: 16_704, javaScript: 75_904 };
const legal = { html: 16_512, javaScript: 75_840 };

/**
 * The one table of what pages and the whole site may weigh, for the gate and for the tests; what one remote may add is in
 * shared/checks/weights.ts, which the kit's own check needs too. Our own pages have about 3 % of room over what they weighed
 * when a limit was set, rounded up to 64 bytes; of JavaScript, 3 % of what is not React, which has 58,400 bytes. Pages
 * that have more to show, to handle or to request than others have higher limits: a row of drawings and a card that visitors
 * wear down, fifty cards with a plot of links to them, every card with nine facts, a tool. Each document has the values of
 * its place, 200 to 400 bytes: the limits of the smallest ones were raised for them. The links and drawings of
 * the header and the openings were given up to 1 KB a page, on the front page and the Top 50, whose rows glide, up to 3 KB; the
 * lamp, 64 bytes of styles, and 64 of the document without a page; what browsers report, up to 128 of JavaScript; the button
 * of the binder's link, and the look for one in the address, 64 of JavaScript there. Editorial's entry names an inset, 64 on its
 * pages that had less room than that; the price guide has 320 for the places of the rows of characters, and which a filter
 * leaves. The place of an inset can be that of one remote, and presses of the binder's buttons wait for the one before: 64 on
 * the pages on which that left less room for a change of a team: a line break more in each module compresses to up to 60 bytes
 * more. The page that is not found has 64 more: the id of the contract is in its code, which is another with each change of that.
 * The documents of the Top 50 and of each franchise's characters, 128 and 64: their limits were 17 and 30 bytes too low for one
 * more character.
 */
export const budgets: Budgets = {
  files: maxFileBytes,
  remoteJavaScript: maxOwnJavaScript,
  document: 384 * KB,
  fonts: 22_912,
  fontFiles: 2,
  registry: { remote: 176, module: 46 },
  // 64 bytes more since pages may have insets: they ask for those.
  idleJavaScript: 3_968,
  lamp: 8 * KB,
  searchIndex: 40 * KB,
  // The counts are those of 29 November 2026. A card has a row of nine facts in the price guide.
  entries: {
    cards: { counted: 101, html: 192 },
    characters: { counted: 17, html: 160 },
    portraits: { counted: 24, html: 64 },
    guides: { counted: 11, html: 160 },
    terms: { counted: 63, html: 56 },
    updates: { counted: 47, html: 96 },
    questions: { counted: 21, html: 128 },
  },
  maxGrowthShare: 1 / 8,
  // Of other teams: a page's own limit is not used up by what others put into it. 384 of styles are for a row that scrolls.
  inset: { html: 512, css: 384 },
  pages: {
    '*': { html: 25 * KB, javaScript: 79_360, css: 14_208, requests: 9, rounds: 2 },
    [paths.home]: { html: 22_912, javaScript: 78_400 },
    [paths.about]: { html: 16_064, javaScript: 76_288 },
    '/marvel': landing,
    '/marvel/characters': list,
    '/pokemon': landing,
    '/pokemon/characters': list,
    '/star-wars': landing,
    '/star-wars/characters': list,
    [paths.characters]: { html: 18_176, javaScript: 76_352 },
    // 128 bytes of JavaScript are for the place of an inset.
    '/characters/*': { html: 21_952, javaScript: 79_168 },
    [paths.top50]: { html: 30_592, javaScript: 80_192, requests: 10 },
    [paths.guides]: { html: 16_896, javaScript: 76_224 },
    '/guides/*': { html: 22_976, javaScript: 79_872, requests: 10 },
    [paths.glossary]: { html: 26_048, javaScript: 77_952, requests: 10 },
    [paths.values]: { html: 28_736, javaScript: 80_512, requests: 11 },
    [paths.compare]: { html: 21_376, javaScript: 79_424, requests: 10 },
    [paths.checklists]: { html: 23_744, javaScript: 78_528, requests: 11 },
    [paths.faq]: { html: 20_224, javaScript: 75_712 },
    [paths.contact]: { html: 17_216, javaScript: 76_864 },
    [paths.updates]: { html: 20_032, javaScript: 76_736 },
    // 448 bytes of JavaScript, and 128 of the document, are for the QR code of the link; its library counts among packages.
    [paths.binder]: { html: 22_912, javaScript: 80_192, requests: 10 },
    '/binder/nine': { html: 22_464, javaScript: 82_816, requests: 10 },
    [paths.search]: { html: 14_592, javaScript: 75_904 },
    [paths.disclaimer]: legal,
    [paths.dmca]: legal,
    [paths.userPolicy]: legal,
    '/404.html': { html: 10_304, javaScript: 70_528 },
  },
};

/** The limits of a page, by its address. */
export function pageBudget(path: string, { pages }: Pick<Budgets, 'pages'> = budgets): PageBudget {
  return { ...pages['*'], ...(pages[path] ?? pages[path.replace(/[^/]+$/, '*')]) };
}

/**
 * The limit of a document: that of its page, the room for entries that the site did not have when that was set, and that
 * for insets.
 * @param shown the entries, from all remotes, of the kinds that the page shows
 * @param insets the number of insets that stand in it
 */
export function documentLimit(
  path: string,
  shown: Catalogue,
  insets = 0,
  limits: Pick<Budgets, 'pages' | 'entries' | 'maxGrowthShare' | 'inset'> = budgets,
): number {
  const { html } = pageBudget(path, limits);
  const growth = kinds.reduce((sum, kind) => {
    const { counted = 0, html: each = 0 } = limits.entries[kind] ?? {};
    return sum + Math.max(0, (shown[kind]?.length ?? 0) - counted) * each;
  }, 0);
  return html + Math.min(growth, Math.floor(html * limits.maxGrowthShare)) + insets * limits.inset.html;
}
