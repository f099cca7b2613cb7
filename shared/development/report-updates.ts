import { type UpdateFailure, updateFailed } from './messages.ts';

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
