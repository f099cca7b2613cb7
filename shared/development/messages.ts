import type { Catalogue, Drawings, Json } from '../contract/index.ts';

/** Sent to the browser when the content or the drawings of a remote have changed. */
export const contentChanged = 'mint-row:content-changed';

/** Sent to the browser when insets have changed, with the names of their remotes: what a document has of them is old. */
export const insetsChanged = 'mint-row:insets-changed';

/** Sent to the browser when a source file has changed: for documents that only show an error. */
export const sourcesChanged = 'mint-row:sources-changed';

/** Sent to the server when a page fails, so that the terminal and the overlay can name the page. */
export const pageFailed = 'mint-row:page-failed';

/** The failure of an exposed page, the remote that has it, and the path at which it was shown. */
export interface PageFailure {
  remote: string;
  expose: string;
  path: string;
  message: string;
  stack: string;
}

/** Sent to the server when an edited module cannot be linked, which only the browser finds out. */
export const updateFailed = 'mint-row:update-failed';

/** The module's address on the development server, and what the browser says. */
export interface UpdateFailure {
  url: string;
  message: string;
}

/** Sent to the server when the security policy refuses something in a page. */
export const policyRefused = 'mint-row:policy-refused';

/** A refused request or style, and where it was. */
export interface Refusal {
  /** The element's start tag, or the address that was asked for. */
  what: string;
  /** The directive of the policy, for example "img-src". */
  directive: string;
  /** The remote whose page contains it, if any. */
  remote: string | null;
  path: string;
}

/** The address that returns the current content of the page at `?path=`. */
export const contentPath = '/@mint-row/content';

/** The content of a page, as its sources have it now. */
export interface CurrentContent {
  title: string;
  data: Json;
  drawings: Drawings;
  catalogue: Catalogue;
}

/** The file of an exposed module in a remote's folder `src`: an inset's has a name that ends so. */
export function exposedFile(expose: string): string {
  return `${expose.endsWith('Inset') ? 'insets' : 'pages'}/${expose}.tsx`;
}

/** What is wrong with an exposed module that exports no page or inset. */
export function notAPage(file: string, expose: string): string {
  return `${file} has no default export that is a component, as one is: export default function ${expose}() { … }`;
}
