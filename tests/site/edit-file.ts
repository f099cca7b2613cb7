import { readFile, rename, writeFile } from 'node:fs/promises';

/**
 * Saves a file with another text.
 * @returns saves it as it was
 * @throws Error when the change leaves the text as it is
 */
export async function editFile(file: string, change: (text: string) => string): Promise<() => Promise<void>> {
  const text = await readFile(file, 'utf8');
  const changed = change(text);
  if (changed === text) throw new Error(`The test does not change ${file}.`);
  await writeFile(file, changed);
  return () => writeFile(file, text);
}

/** Saves a file as many editors and Git do: writes another file, and gives it the name. */
export async function replaceFile(file: string, text: string): Promise<void> {
  const written = `${file}.new`;
  await writeFile(written, text);
  await rename(written, file);
}
