/** What a host promises, as the table of docs/operations.md says. */
export interface Host {
  name: string;
  /** Why it cannot run here; null when it can. */
  missing?: () => string | null;
  /**
   * @param folder an export, with `files` in it
   * @param inFolder the folder of its origin that the site is in
   */
  start: (folder: string, inFolder: string) => Promise<RunningHost>;
  /** The answers to other forms of /guides, which has pages below it, and of the home page. */
  otherForms: Readonly<Record<'/guides/' | '/guides.html' | '/index.html', number>>;
  /** The status at a former address of a page: of a redirect, or of a document that leads to the page. */
  moved: 200 | 301 | 308;
  /** Whether an unknown address gets the not-found page; otherwise it gets the status alone. */
  hasNotFoundPage: boolean;
  /** Whether it sends what `_headers` says. */
  hasHeaders: boolean;
  /** Whether files of releases are kept for ever without that, by what each object says. */
  keeps?: boolean;
  /** `Cache-Control` of documents and JSON; undefined where browsers decide. */
  revalidated: string | undefined;
}

export interface RunningHost {
  port: number;
  stop: () => Promise<void>;
}
