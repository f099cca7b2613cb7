/** What is known of a module while chunks are formed. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

/**
 * The chunk for a module that several pages of a remote share: "guides" if only guides use it, so that other pages do
 * not load it.
 * @param id the module's file
 */
export function sharedChunk(id: string, { getModuleInfo }: ModuleGraph): string {
  const seen = new Set<string>();
  const pages: string[] = [];
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    if (/\/src\/pages\/\w+Page\.tsx$/.test(module)) pages.push(module);
    else for (const importer of getModuleInfo(module)?.importers ?? []) visit(importer);
  };
  visit(id);
  return pages.length > 0 && pages.every((page) => page.endsWith('GuidePage.tsx')) ? 'guides' : 'common';
}
