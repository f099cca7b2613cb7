import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { addressOf } from '../repository.ts';

/**
 * The stylesheets that a page's module imports, in that order. The server updates them as they change, which Vite does
 * not do for stylesheets in a document.
 * @param module the file of the module, which has been loaded on the server
 */
export function stylesOf({ environments }: ViteDevServer, module: string): string[] {
  const styles = new Set<string>();
  const seen = new Set<EnvironmentModuleNode>();
  const visit = (node: EnvironmentModuleNode) => {
    if (seen.has(node)) return;
    seen.add(node);
    if (node.id?.endsWith('.css')) styles.add(addressOf(node.id));
    else for (const next of node.importedModules) visit(next);
  };
  for (const node of environments.ssr.moduleGraph.getModulesByFile(module) ?? []) visit(node);
  return [...styles];
}
