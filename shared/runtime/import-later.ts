/**
 * Imports a module of the shell that most pages never need. A damaged module stays in the browser's cache, and its
 * failed import is remembered until the document unloads, so it is fetched again for the next document.
 * @param load the `import()` of the module
 * @throws whatever the import throws
 */
export async function importLater<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    void repairCache();
    throw error;
  }
}

/** Fetches again the files whose cached bytes do not match the document's import map. */
async function repairCache(): Promise<void> {
  const map = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
  const { integrity: hashes = {} } = JSON.parse(map) as { integrity?: Record<string, string> };
  for (const [address, integrity] of Object.entries(hashes)) {
    await fetch(address, { integrity, cache: 'force-cache' }).catch(() =>
      fetch(address, { integrity, cache: 'reload' }).catch(() => {}),
    );
  }
}
