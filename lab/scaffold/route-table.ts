import type { RemoteDeclaration } from '@mint-row/kit/contract/declaration';
import { quoted } from './quoted.ts';
import { WrongRequest } from './wrong-request.ts';

const file = 'shell/src/route-table.ts';
const rows = /^const routes: readonly Row\[\] = \[\n[\s\S]*?(?=^\];)/m;

/**
 * Allows a remote its patterns in the route table: it joins existing rows, and gets a row for each other pattern. No
 * link leads there yet: the shell is released first, and every page would link to one that answers 404.
 * @throws WrongRequest when the file has another form
 */
export function allowPatterns({ name, patterns }: RemoteDeclaration): (before: string) => string {
  return (before) => {
    let table = before;
    for (const pattern of patterns) {
      const row = new RegExp(
        `(pattern: '${pattern.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&')}',\\s*remotes: \\[)([^\\]]*)`,
      );
      if (row.test(table)) table = table.replace(row, (_, head, remotes) => `${head}${remotes}, ${quoted(name)}`);
      else {
        table = table.replace(rows, (all) => `${all}  { pattern: '${pattern}', remotes: ['${name}'] },\n`);
      }
    }
    const missing = patterns.filter((pattern) => !table.includes(`'${pattern}'`));
    if (missing.length === 0) return table;
    throw new WrongRequest(`${file} has no list of rows to add ${missing.join(', ')} to.`);
  };
}
