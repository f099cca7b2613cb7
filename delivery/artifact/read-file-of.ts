import { lstatSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Reads a file of an artifact from outside: it must be a plain file in plain folders, and not too large.
 * @param file its path in the folder, checked to be relative and without ".."
 * @param most the largest size allowed, in bytes
 * @throws Error whose message continues a sentence that begins with the file's name
 */
export async function readFileOf(folder: string, file: string, most: number): Promise<Buffer> {
  try {
    return read(folder, file, most);
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException);
  }
}

/** Synchronous: an artifact has hundreds of small files, and awaiting each takes several times as long as reading it. */
function read(folder: string, file: string, most: number): Buffer {
  const path = join(folder, file);
  const found = lstatSync(path);
  const links: string[] = [];
  for (let part = file; part !== '.'; part = dirname(part)) {
    if (lstatSync(join(folder, part)).isSymbolicLink()) links.push(part);
  }
  if (links.length > 0)
    throw new Error(`is reached through a link (${links[0]}), and an artifact may not contain links`);
  if (!found.isFile()) throw new Error('is not a plain file');
  if (found.size > most) throw new Error(`has ${found.size} bytes; the limit is ${most}`);
  return readFileSync(path);
}

function explain(error: NodeJS.ErrnoException): Error {
  if (!error.code) return error;
  return new Error(
    error.code === 'ENOENT' ? 'is in the manifest but not in the folder' : `cannot be read (${error.code})`,
  );
}
