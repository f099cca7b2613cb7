import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readRemotes, workspaceOf } from '@mint-row/kit/build';
import type { Character } from '@mint-row/kit/content';
import { quoted } from './quoted.ts';

/** The file in a remote that lists its franchise's characters. */
export const listFile = 'src/content/characters/index.ts';

/** The characters that a remote lists; undefined if it has no such list. */
export async function listedBy(root: string, app: string): Promise<readonly Character[] | undefined> {
  const file = join(root, workspaceOf(app), listFile);
  if (!existsSync(file)) return undefined;
  const { characters } = (await import(pathToFileURL(file).href)) as { characters: readonly Character[] };
  return characters;
}

/**
 * Two characters to go on to from a new one, as lines of its content: of other franchises, because its dates will
 * decide which are next to it on its own list; of that one, but not from its ends, if there are no others.
 */
export async function relatedTo(root: string, app: string): Promise<string[]> {
  const lines: string[] = [];
  for (const { name } of readRemotes(root)) {
    const others = name === app ? [] : ((await listedBy(root, name)) ?? []);
    lines.push(...others.map((one) => line(one, name)));
  }
  const own = ((await listedBy(root, app)) ?? []).slice(1, -1);
  return [...lines, ...own.map((one) => line(one))].slice(0, 2);
}

/** @param remote the character's remote, if it differs from the page's */
function line({ slug, name }: Character, remote?: string): string {
  const why = `Say how the two belong together: ${name} is only an example.`;
  const elsewhere = remote ? `, remote: ${quoted(remote)}` : '';
  return `    { slug: '${slug}', name: ${quoted(name)}, why: ${quoted(why)}${elsewhere} },`;
}
