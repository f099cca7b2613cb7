import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { type PageFailure, pageFailed, type UpdateFailure, updateFailed } from '../../development/messages.ts';
import { nameOf, pageSource } from '../repository.ts';

interface FailedPage {
  remote: string;
  expose: string;
  path: string;
}

/** Adds the page to the message of an error that rendering has thrown, and the name that is missing if one is. */
export async function explainFailure(
  server: ViteDevServer,
  error: unknown,
  { remote, expose, path }: FailedPage,
): Promise<void> {
  if (!(error instanceof Error)) return;
  const missing = await missingExport(server, pageSource(remote, expose));
  error.message = `${remote}: ${expose} failed at ${path}. ${missing ?? error.message}`;
}

/** An import in a module that Vite has transformed for the server: the address and the names. */
const importCall = /__vite_ssr_import__\("([^"]+)", \{"importedNames":(\[[^\]]*\])/g;

/**
 * Finds an import of a name that is not exported, in a module or in what it imports. In a browser that is an error; on
 * the server the name is undefined, and whatever uses it fails without naming it.
 */
async function missingExport(server: ViteDevServer, file: string): Promise<string | null> {
  const { moduleGraph } = server.environments.ssr;
  const modules = new Set<EnvironmentModuleNode>(moduleGraph.getModulesByFile(file));
  for (const { file: importer, transformResult, importedModules } of modules) {
    for (const each of importedModules) modules.add(each);
    for (const [, url = '', names = '[]'] of (transformResult?.code ?? '').matchAll(importCall)) {
      const from = (await moduleGraph.getModuleByUrl(url))?.file;
      if (!importer || !from) continue;
      const exported = await server.ssrLoadModule(url).catch(() => null);
      const missing = (JSON.parse(names) as string[]).find((name) => exported && !(name in exported));
      if (missing) return `${nameOf(importer)}: ${nameOf(from)} does not provide an export named '${missing}'`;
    }
  }
  return null;
}

/** The errors of browsers for a module that they cannot load, or one that it imports. The server has shown why. */
const notLoaded = /dynamically imported module|Importing a module script failed/;

/** Shows failures in the browser in the terminal and over the page, with their place. */
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
