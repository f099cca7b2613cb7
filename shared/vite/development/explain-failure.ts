import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { nameOf, pageSource } from '../repository.ts';

interface FailedPage {
  remote: string;
  expose: string;
  path: string;
}

/** Adds to an error that rendering a page has thrown whose page it is, and which name is missing if one is. */
export async function explainFailure(
  server: ViteDevServer,
  error: unknown,
  { remote, expose, path }: FailedPage,
): Promise<void> {
  if (!(error instanceof Error)) return;
  const missing = await missingExport(server, pageSource(remote, expose));
  error.message = `${remote}: ${expose} failed at ${path}. ${missing ?? error.message}`;
}

/** What Vite makes of an import in a module that runs on the server: its address and the names. */
const imported = /__vite_ssr_import__\("([^"]+)", \{"importedNames":(\[[^\]]*\])/g;

/**
 * Finds an import of a name that is not exported, in a module or in what it imports. In a browser that is an error; on
 * the server the name is undefined, and whatever uses it fails without naming it.
 */
async function missingExport(server: ViteDevServer, file: string): Promise<string | null> {
  const { moduleGraph } = server.environments.ssr;
  const found = new Set<EnvironmentModuleNode>(moduleGraph.getModulesByFile(file));
  for (const { file: importer, transformResult, importedModules } of found) {
    for (const each of importedModules) found.add(each);
    for (const [, url = '', names = '[]'] of (transformResult?.code ?? '').matchAll(imported)) {
      const from = (await moduleGraph.getModuleByUrl(url))?.file;
      if (!importer || !from) continue;
      const exported = await server.ssrLoadModule(url).catch(() => null);
      const missing = (JSON.parse(names) as string[]).find((name) => exported && !(name in exported));
      if (missing) return `${nameOf(importer)}: ${nameOf(from)} does not provide an export named '${missing}'`;
    }
  }
  return null;
}
