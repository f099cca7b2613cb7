import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { integrityOf } from '../build/index.ts';
import { hashedName } from '../contract/index.ts';
import type { ClientBuild } from './client-build.ts';

/**
 * Gives the files of a client build their published names. Vite's own hashes are made before plugins have changed the
 * last of a file's bytes, and would leave out the federation entry; an address must never have two contents.
 * @param folder the folder with the files, and nothing else
 * @param client what the build says of them, by their plain names
 * @param options.keepsImports whether a module imports others by their plain names, which an import map then leads to the
 * published ones: so it does not change when one that it imports does
 * @returns what the build says, by the published names
 */
export async function nameByContent(
  folder: string,
  client: ClientBuild,
  files: readonly string[],
  { keepsImports = (_file: string): boolean => false } = {},
): Promise<ClientBuild> {
  const contents = new Map(
    await Promise.all(files.map(async (file) => [file, await readFile(join(folder, file))] as const)),
  );
  const isNamed = (target: string, from: string) =>
    contents.has(target) && !(target.endsWith('.js') && keepsImports(from));
  const names = new Map(files.map((file) => [file, hashedName(file, hashOf(file, contents, isNamed))]));
  for (const [file, content] of contents) {
    const name = names.get(file) ?? file;
    const named = isText(file) ? withNames(file, content.toString(), isNamed, (each) => names.get(each) ?? each) : null;
    await rename(join(folder, file), join(folder, name));
    if (named !== null && named !== content.toString()) await writeFile(join(folder, name), named);
  }
  return renamed(client, (file) => names.get(file) ?? file);
}

type Contents = ReadonlyMap<string, Buffer>;

/** Whether a file names another by its published name. */
type IsNamed = (target: string, from: string) => boolean;

/**
 * The hash for a file's name. It depends on the files that this one names as well, since their names will be among its
 * bytes; modules may import each other in circles.
 */
function hashOf(file: string, contents: Contents, isNamed: IsNamed): string {
  const reached = new Set([file]);
  for (const each of reached) {
    if (!isText(each)) continue;
    withNames(each, String(contents.get(each)), isNamed, (found) => {
      reached.add(found);
      return found;
    });
  }
  const own = contents.get(file) ?? Buffer.alloc(0);
  if (reached.size === 1) return integrityOf(own);
  const hash = createHash('sha256').update(own);
  for (const each of [...reached].sort()) hash.update(`\n${each}\n`).update(contents.get(each) ?? '');
  return `sha256-${hash.digest('base64')}`;
}

function isText(file: string): boolean {
  return /\.(?:js|css)$/.test(file);
}

/** A name of a file beside others: whole strings of a module, and addresses in a stylesheet. */
const reference = /(?<=["'`(])(?:\.{1,2}\/)*[\w-][\w./-]*\.\w+(?=["'`)])/g;

/** The text of a file with other names for the files that it refers to. */
function withNames(file: string, text: string, isNamed: IsNamed, nameOf: (file: string) => string): string {
  const folder = dirname(file);
  return text.replaceAll(reference, (written) => {
    const target = posix.join(folder, written);
    if (target === file || !isNamed(target, file)) return written;
    const path = posix.relative(folder, nameOf(target));
    return written.startsWith('.') && !path.startsWith('.') ? `./${path}` : path;
  });
}

function renamed(client: ClientBuild, nameOf: (file: string) => string): ClientBuild {
  const all = (files: readonly string[]) => files.map(nameOf);
  return {
    imports: Object.fromEntries(Object.entries(client.imports).map(([file, files]) => [nameOf(file), all(files)])),
    chunks: new Map([...client.chunks].map(([source, file]) => [source, nameOf(file)])),
    styles: all(client.styles),
    pageStyles: new Map([...client.pageStyles].map(([source, files]) => [source, all(files)])),
    fonts: all(client.fonts),
    serverImports: client.serverImports,
  };
}
