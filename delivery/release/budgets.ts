import { paths } from '@mint-row/shared/contract';

/** Limits in bytes, after brotli at its best quality. 1 KB is 1,024 bytes. Raising one needs a reason in its commit. */
const KB = 1024;

export const budgets = {
  /** All modules of any first page load. */
  javaScript: 92 * KB,
  /** Of these, the remote's own. */
  remoteJavaScript: 12 * KB,
  /** The shell's stylesheet and the remote's. */
  css: 12 * KB,
  html: 14 * KB,
  /** The Top 50 carries fifty cards, and its limit is its own. */
  top50Html: 24 * KB,
  fonts: 60 * KB,
  fontFiles: 2,
} as const;

/** What a first load of any page may weigh, in bytes. */
export type PageLimits = Record<'javaScript' | 'remoteJavaScript' | 'css', number>;

/** The limit of one document's HTML, in bytes. */
export function documentBudget(path: string): number {
  return path === paths.top50 ? budgets.top50Html : budgets.html;
}
