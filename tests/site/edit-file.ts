import { readFile, rename, writeFile } from 'node:fs/promises';

/**
 * Saves a file with another text.
 * @returns a function that restores the file
 * @throws Error when the change has no effect
 */
export async function editFile(file: string, change: (text: string) => string): Promise<() => Promise<void>> {
  const text = await readFile(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`The test does not change ${file}.`);
  await writeFile(file, changed);
  return () => writeFile(file, text);
}

/** Saves a file like many editors and Git: writes another file, and renames it. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const written = `${file}.new`;
  await writeFile(written, text);
  await rename(written, file);
}
