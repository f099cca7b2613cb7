import type { Rolldown } from 'vite';

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

function stylesReachedBy(bundle: Rolldown.OutputBundle, module: string): string[] {
  const styles = new Set<string>();
  const seen = new Set<string>();
  const visit = (file: string) => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || seen.has(file)) return;
    seen.add(file);
    for (const next of [...chunk.imports, ...chunk.dynamicImports]) visit(next);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
  };
  for (const [file, chunk] of Object.entries(bundle)) {
    if (chunk.type === 'chunk' && chunk.facadeModuleId === module) visit(file);
  }
  return [...styles];
}
