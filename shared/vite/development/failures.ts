import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { type PageFailure, pageFailed, type UpdateFailure, updateFailed } from '../../development/messages.ts';
import { exposedSource, nameOf } from '../repository.ts';

type FailedPage = Pick<PageFailure, 'remote' | 'expose' | 'path'>;

/** The same words for a page that fails on the server and in the browser: which of them meets an error is chance. */
const describeFailure = ({ remote, expose, path }: FailedPage, message: string): string =>
  `${remote}: ${expose} failed at ${path}. ${message}`;

/** Vite throws the same object until the sources change. */
const explained = new WeakSet<Error>();

/** Adds the page to the message of an error that rendering has thrown, and the name that is missing if one is. */
export async function explainFailure(server: ViteDevServer, error: unknown, page: FailedPage): Promise<void> {
  if (!(error instanceof Error) || explained.has(error)) return;
  explained.add(error);
  const missing = await missingExport(server, exposedSource(page.remote, page.expose));
  error.message = describeFailure(page, missing ?? withRemedy(error.message));
}

/**
 * Adds to the message of a name that only browsers have where to use it.
 * @example withRemedy('window is not defined')
 */
export function withRemedy(message: string): string {
  if (!/\b(window|document|navigator|location|(local|session)Storage|matchMedia) is not defined/.test(message)) {
    return message;
  }
  return `${message}. Pages are rendered on the server first, where only Node’s names exist: use it in useEffect or in an event handler, or once useHydrated() of @mint-row/kit/ui is true.`;
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
      const from = isFile.test(url) ? (await moduleGraph.getModuleByUrl(url))?.file : url;
      if (!importer || !from) continue;
      const exported = await exportsOf(server, url, importer);
      const missing = exported && missingName(exported, JSON.parse(names) as string[]);
      if (missing)
        return `${nameOf(importer)}: ${from === url ? url : nameOf(from)} does not provide an export named '${missing}'`;
    }
  }
  return null;
}

/** The address of a file; otherwise, it is the name of a package, which Node loads. */
const isFile = /^[./]/;

/** What a module exports that another imports; null if it cannot be loaded. */
async function exportsOf(
  server: ViteDevServer,
  url: string,
  importer: string,
): Promise<Record<string, unknown> | null> {
  try {
    if (isFile.test(url)) return await server.ssrLoadModule(url);
    return await import(pathToFileURL(createRequire(importer).resolve(url)).href);
  } catch {
    return null;
  }
}

/**
 * The first of some names that a module does not have. What a CommonJS package has may be in its default export alone:
 * there, Vite's advice to import that helps.
 */
export function missingName(exported: Record<string, unknown>, names: readonly string[]): string | undefined {
  const all = Object(exported.default) as object;
  return names.find((name) => !(name in exported) && !(name in all));
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
  hot.on(pageFailed, ({ message, stack, ...page }: PageFailure) => {
    if (notLoaded.test(message)) return;
    const id = nameOf(exposedSource(page.remote, page.expose));
    report(describeFailure(page, message), stack, { plugin: `remote "${page.remote}"`, id });
  });
  hot.on(updateFailed, async ({ url, message }: UpdateFailure) => {
    const file = (await moduleGraph.getModuleByUrl(url))?.file;
    report(`${file ? nameOf(file) : url}: ${message}`, '', {});
  });
}
