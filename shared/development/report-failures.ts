import { type PageFailure, pageFailed, type UpdateFailure, updateFailed } from './messages.ts';

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
  const path = window.location.pathname;
  import.meta.hot?.send(pageFailed, { remote, expose, path, message, stack } satisfies PageFailure);
}

// Vite's client writes to the console that an edit asks for a name which the other module does not export. Importing
// the module again at the same address runs nothing twice, and gives the error.
import.meta.hot?.on('vite:afterUpdate', async ({ updates }) => {
  for (const { type, acceptedPath: url, timestamp, explicitImportRequired } of updates) {
    if (type !== 'js-update' || explicitImportRequired || url.includes('?')) continue;
    await import(/* @vite-ignore */ `${url}?t=${timestamp}`).catch((error: unknown) => {
      // The server has shown every other fault itself.
      if (!(error instanceof SyntaxError)) return;
      import.meta.hot?.send(updateFailed, { url, message: error.message } satisfies UpdateFailure);
    });
  }
});
