import type { ViteDevServer } from 'vite';
import { type PageFailure, pageFailed, type UpdateFailure, updateFailed } from '../../development/messages.ts';
import { nameOf, pageSource } from '../repository.ts';

/** What browsers say when a module or one that it imports cannot be loaded. The server has shown why. */
const notLoaded = /dynamically imported module|Importing a module script failed/;

/** Shows in the terminal and over the page what went wrong in the browser, and where. */
export function reportFailures({ environments, config }: ViteDevServer): void {
  const { hot, moduleGraph } = environments.client;
  const report = (message: string, stack: string, from: { plugin?: string; id?: string }) => {
    config.logger.error(`${message}\n${stack}`.trimEnd(), { timestamp: true });
    hot.send({ type: 'error', err: { message, stack, ...from } });
  };
  hot.on(pageFailed, ({ remote, expose, message, stack }: PageFailure) => {
    if (notLoaded.test(message)) return;
    const id = nameOf(pageSource(remote, expose));
    report(`${remote}: ${expose} failed. ${message}`, stack, { plugin: `remote "${remote}"`, id });
  });
  hot.on(updateFailed, async ({ url, message }: UpdateFailure) => {
    const file = (await moduleGraph.getModuleByUrl(url))?.file;
    report(`${file ? nameOf(file) : url}: ${message}`, '', {});
  });
}
