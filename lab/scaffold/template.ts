import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const ending = '.template';

/**
 * Fills in the files of a folder of templates. `{{name}}` in a file, or `[name]` in its path, stands for a value.
 * @param kind the folder within `templates`
 * @param to the folder of the new files, relative to the root
 * @param values by name
 * @returns the content of each new file by its path
 * @throws Error when a template uses a name that has no value
 */
export async function fillTemplates(
  kind: string,
  to: string,
  values: Readonly<Record<string, string>>,
): Promise<Map<string, string>> {
  const folder = join(import.meta.dirname, 'templates', kind);
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith(ending));
  const fill = (_: string, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A template of ${kind} uses ${name}, which has no value.`);
    return value;
  };
  const filled = new Map<string, string>();
  for (const file of files.sort()) {
    const text = await readFile(join(folder, file), 'utf8');
    const path = file.replaceAll('\\', '/').slice(0, -ending.length);
    filled.set(`${to}/${path.replaceAll(/\[(\w+)\]/g, fill)}`, text.replaceAll(/\{\{(\w+)\}\}/g, fill));
  }
  return filled;
}
