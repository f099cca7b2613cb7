import { type PageFailure, pageFailed } from './messages.ts';

const reported = new WeakSet<Error>();
let failed = false;

/** Whether a page has failed in this document. */
export const hasFailed = (): boolean => failed;

/** Reports a failed page to the development server, which prints the error and shows it over the page. */
export function reportFailure(remote: string, expose: string, error: unknown): void {
  const failure = error instanceof Error ? error : new Error(String(error));
  // React renders a failed component a second time before it gives up.
  if (reported.has(failure)) return;
  reported.add(failure);
  failed = true;
  const { message, stack = '' } = failure;
  import.meta.hot?.send(pageFailed, { remote, expose, message, stack } satisfies PageFailure);
}
