import { paths } from '@mint-row/shared/contract';

/** Limits in bytes, after brotli at its best quality. 1 KB is 1,024 bytes. Raising one needs a reason in its commit. */
const KB = 1024;

/** What a release must fulfil, whoever made it and whatever it says. */
export const budgets = {
  /**
   * How large a file may be before it is compressed: what compresses well still has to be read and kept by browsers. By
   * the ending of its name; a release publishes no others. Lists of hashes and the catalogue are what the manifest says.
   */
  files: { js: 384 * KB, css: 64 * KB, json: 256 * KB, svg: 64 * KB, woff2: 64 * KB, ico: 16 * KB },
  /** All modules of any first page load. */
  javaScript: 84 * KB,
  /** Of these, the remote's own. */
  remoteJavaScript: 12 * KB,
  /** The shell's stylesheet and the remote's. */
  css: 13 * KB,
  /** A document, with the stylesheets that it carries. */
  html: 25 * KB,
  /** The Top 50 carries fifty cards, and its limit is its own. */
  top50Html: 35 * KB,
  fonts: 36 * KB,
  fontFiles: 2,
} as const;

/** How large a document may be before it is compressed. The largest of ours, the Top 50, has 150 KB. */
export const largestDocument = 384 * KB;

/**
 * What a first load of our own pages may cost: about 3 % above what `npm run weigh` shows. A change that needs more
 * raises it here, where its reviewers see it.
 */
export const firstLoadBudgets = {
  /** A document, with the stylesheets that it carries. */
  html: 17.5 * KB,
  top50Html: 23.5 * KB,
  javaScript: 84 * KB,
  /** Of this, what is not React itself. */
  notReact: 25 * KB,
  fonts: 32.4 * KB,
  /** The document, what its head names, and the speculation rules. */
  requests: 8,
  /** Requests that follow upon one another until the page is hydrated. */
  rounds: 2,
} as const;

/**
 * What one more remote may add to the registry, in bytes after brotli: the names of its modules, and one hash. To documents
 * neither a remote nor a page adds any.
 */
export const registryBudgetPerRemote = 226;

/** What a first load of any page may weigh, and a file of each kind before it is compressed, in bytes. */
export type Limits = Record<'javaScript' | 'remoteJavaScript' | 'css', number> & {
  files: Readonly<Record<string, number>>;
};

/** The limit of one document's HTML, in bytes. */
export function documentBudget(path: string): number {
  return path === paths.top50 ? budgets.top50Html : budgets.html;
}
