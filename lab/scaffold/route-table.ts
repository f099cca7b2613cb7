import type { RemoteDeclaration } from '@mint-row/kit/contract/declaration';
import { quoted } from './quoted.ts';
import { WrongRequest } from './wrong-request.ts';

const file = 'shell/src/route-table.ts';
const rows = /^const routes: readonly Row\[\] = \[\n[\s\S]*?(?=^\];)/m;

/**
 * Allows a remote its spaces in the route table: it joins existing rows, and gets a row for each other space. The row
 * of its opening page is linked in the footer.
 * @throws WrongRequest when the file has another form
 */
export function allowSpaces({ name, label, spaces, franchise }: RemoteDeclaration): (before: string) => string {
  return (before) => {
    let table = before;
    for (const space of spaces) {
      const row = new RegExp(
        `(pattern: '${space.replaceAll(/[.*+?^$()[\]{}|\\]/g, '\\$&')}',\\s*remotes: \\[)([^\\]]*)`,
      );
      if (row.test(table)) table = table.replace(row, (_, head, remotes) => `${head}${remotes}, ${quoted(name)}`);
      else {
        const isOpening = space.replace(/\/\*$/, '') === (franchise?.path ?? spaces[0]?.replace(/\/\*$/, ''));
        const link = isOpening ? `, navigation: { footer: ${quoted(label)} }` : '';
        table = table.replace(rows, (all) => `${all}  { pattern: '${space}', remotes: ['${name}']${link} },\n`);
      }
    }
    const missing = spaces.filter((space) => !table.includes(`'${space}'`));
    if (missing.length === 0) return table;
    throw new WrongRequest(`${file} has no list of rows to add ${missing.join(', ')} to.`);
  };
}
