import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The number of lines of a folder's sources, without specs. */
export async function sourceLines(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sources = entries.filter(
    ({ name, parentPath }) =>
      /\.(ts|tsx|js|mjs)$/.test(name) && !/\.spec\.\w+$/.test(name) && !/[\\/](node_modules|dist)\b/.test(parentPath),
  );
  const texts = await Promise.all(sources.map(({ name, parentPath }) => readFile(join(parentPath, name), 'utf8')));
  return texts.reduce((sum, text) => sum + text.split('\n').length - 1, 0);
}
