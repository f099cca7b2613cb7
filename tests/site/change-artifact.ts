import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { hashedName, plainName } from '@mint-row/kit/contract';
import type { AppManifest } from '@mint-row/kit/contract/manifest';
import { integrityListsOf, integrityOf } from '../../delivery/index.ts';

/**
 * Changes files of an artifact as another build would have made them: published files get names of their new content,
 * and so do those that name them; lists of hashes and manifest follow.
 * @param folder the artifact's
 * @param change makes the new content of a file, by its path with the plain name; null for files that stay
 */
export async function changeArtifact(
  folder: string,
  change: (path: string, content: Buffer) => Buffer | string | null,
): Promise<void> {
  let text = await readFile(join(folder, 'manifest.json'), 'utf8');
  const { files: listed } = JSON.parse(text) as AppManifest;
  const contents = new Map<string, Buffer>();
  const changed: string[] = [];
  for (const file of Object.keys(listed)) {
    const content = await readFile(join(folder, file));
    const made = change(file.startsWith('client/') ? plainName(file) : file, content);
    contents.set(file, made === null ? content : Buffer.from(made));
    if (made !== null) changed.push(file);
  }
  for (let file = changed.pop(); file !== undefined; file = changed.pop()) {
    const content = contents.get(file);
    if (!content || !file.startsWith('client/')) continue;
    const name = hashedName(plainName(file), integrityOf(content));
    if (name === file) continue;
    contents.delete(file);
    contents.set(name, content);
    await rm(join(folder, file), { force: true });
    const [before, after] = [basename(file), basename(name)];
    text = text.replaceAll(before, after);
    for (const [other, bytes] of contents) {
      if (!/\.(?:js|css|json)$/.test(other) || !bytes.includes(before)) continue;
      contents.set(other, Buffer.from(bytes.toString().replaceAll(before, after)));
      changed.push(other);
    }
  }
  const manifest = JSON.parse(text) as AppManifest;
  const lists = 'pages' in manifest ? await freshLists(folder, contents, manifest.pages) : [];
  for (const [file, content] of [...contents, ...lists]) await writeFile(join(folder, file), content);
  const files = Object.fromEntries(
    [...contents, ...lists].sort(([a], [b]) => (a < b ? -1 : 1)).map(([file, content]) => [file, recordOf(content)]),
  );
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ ...manifest, files }));
}

/** The lists of hashes of the present files; those of before are removed. */
async function freshLists(
  folder: string,
  contents: Map<string, Buffer>,
  pages: Parameters<typeof integrityListsOf>[0]['pages'],
) {
  for (const file of [...contents.keys()].filter((one) => /^client\/integrity[./]/.test(one))) {
    contents.delete(file);
    await rm(join(folder, file));
  }
  const files = Object.fromEntries([...contents].map(([file, content]) => [file, recordOf(content)]));
  const lists = integrityListsOf({ files, pages });
  return [...lists].map(([list, body]) => [`client/${list}`, Buffer.from(body)] as const);
}

function recordOf(content: Buffer) {
  return { bytes: content.length, integrity: integrityOf(content) };
}
