import type { Plugin, Rolldown } from 'vite';
import { themeStyles } from './theme.ts';

/** The output of a client build, as the manifest describes it. */
export interface ClientBuild {
  /** Static imports of each module. */
  imports: Record<string, string[]>;
  /** The chunk of each entry or exposed module, by its source file. */
  chunks: Map<string, string>;
  /** The stylesheets that every page needs; those of a host's lazy chunks load with the chunk. */
  styles: string[];
  /** The stylesheets that only some exposed modules need, by the module's source file. An inset has no common ones. */
  pageStyles: Map<string, string[]>;
  fonts: string[];
  /** The imports of each module of the server build. */
  serverImports: Record<string, string[]>;
}

/**
 * Observes the client and server builds and records their module graphs.
 * @param pages the source files of the exposed pages, if it is a remote's
 * @param insets those of its insets
 */
export function collectClientBuild(
  pages: readonly string[] = [],
  insets: readonly string[] = [],
): { plugin: Plugin; result: () => ClientBuild } {
  const build: ClientBuild = {
    imports: {},
    chunks: new Map(),
    styles: [],
    pageStyles: new Map(),
    fonts: [],
    serverImports: {},
  };
  return {
    result: () => build,
    plugin: {
      name: 'mint-row:collect-client-build',
      writeBundle(_options, bundle) {
        if (this.environment.name !== 'client') {
          for (const output of Object.values(bundle)) {
            if (output.type === 'chunk')
              build.serverImports[output.fileName] = [...output.imports, ...output.dynamicImports];
          }
          return;
        }
        build.pageStyles = ownStyles(bundle, pages);
        const common = new Set(commonStyles(bundle, pages));
        for (const inset of insets) {
          const own = stylesReachedBy(bundle, inset).filter((file) => !common.has(file));
          if (own.length > 0) build.pageStyles.set(inset, own);
        }
        const notCommon = new Set([...build.pageStyles.values()].flat());
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.isDynamicEntry || chunk.isEntry) continue;
          for (const file of chunk.viteMetadata?.importedCss ?? []) notCommon.add(file);
        }
        for (const output of Object.values(bundle)) {
          if (output.type === 'chunk') {
            build.imports[output.fileName] = output.imports;
            if (output.facadeModuleId) build.chunks.set(output.facadeModuleId, output.fileName);
          } else if (
            output.fileName.endsWith('.css') &&
            output.fileName !== themeStyles &&
            !notCommon.has(output.fileName)
          ) {
            build.styles.push(output.fileName);
          } else if (output.fileName.endsWith('.woff2')) {
            build.fonts.push(output.fileName);
          }
        }
      },
    },
  };
}

/**
 * The stylesheets that a module brings and not all others do: imported by its own code, or by code that it imports now or
 * later.
 * @param modules the modules' source files
 * @returns the names of stylesheets by source file, those of imported code first; a module without any is not in it
 */
export function ownStyles(bundle: Rolldown.OutputBundle, modules: readonly string[]): Map<string, string[]> {
  const reached = new Map(modules.map((module) => [module, stylesReachedBy(bundle, module)]));
  const owners = new Map<string, number>();
  for (const file of [...reached.values()].flat()) owners.set(file, (owners.get(file) ?? 0) + 1);
  const isOwn = (file: string) => modules.length === 1 || owners.get(file) !== modules.length;
  const own = [...reached].map(([module, files]) => [module, files.filter(isOwn)] as const);
  return new Map(own.filter(([, files]) => files.length > 0));
}

/** The stylesheets that all of several modules bring. */
function commonStyles(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const [first = [], ...others] = modules.map((module) => stylesReachedBy(bundle, module));
  return modules.length === 1 ? [] : first.filter((file) => others.every((styles) => styles.includes(file)));
}

function stylesReachedBy(bundle: Rolldown.OutputBundle, module: string): string[] {
  const styles = new Set<string>();
  for (const file of reachedBy(bundle, module)) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  }
  return [...styles];
}

/**
 * The chunks that a module needs, now or later.
 * @param module its source file
 * @returns names of chunks, those of imported code first and its own last; none for a module that has no chunk
 */
export function reachedBy(bundle: Rolldown.OutputBundle, module: string): string[] {
  const reached: string[] = [];
  const seen = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || seen.has(file)) return;
    seen.add(file);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
    reached.push(file);
  };
  for (const [file, chunk] of Object.entries(bundle)) {
    if (chunk.type === 'chunk' && chunk.facadeModuleId === module) visit(file);
  }
  return reached;
}
