import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changeOneByte } from '../../../tests/faults/changed-bytes.ts';
import { ask } from '../../../tests/serving/ask.ts';
import { ServerProcess } from './server-process.ts';

/** Damage to files of a store: which files, and the change to their bytes; null removes them. */
export interface Damage {
  at: (file: string) => boolean;
  change: ((bytes: Buffer) => Buffer) | null;
}

const isCopy = (file: string) => /\.(br|gz)$/.test(file);
const isServed = (file: string) => /^(releases\/[^/]+\/[^/]+\/client|composed)\//.test(file);

export const damages = {
  'copies are missing': { at: isCopy, change: null },
  'copies are damaged': { at: isCopy, change: changeOneByte },
  'files are altered': { at: (file) => isServed(file) && !isCopy(file), change: changeOneByte },
  'files are truncated': { at: (file) => isServed(file) && !isCopy(file), change: (bytes) => bytes.subarray(0, -1) },
} satisfies Record<string, Damage>;

/** The answers of a server with a damaged store. */
export interface Answers {
  damaged: number;
  asked: number;
  /** The number of answers by status. */
  statuses: Record<number, number>;
  /** Files that were sent with 200 and bytes that are not the site's. */
  wrong: string[];
  /** The number of lines in the server's log. */
  logged: number;
}

/**
 * Serves a damaged copy of a store, and requests every file, in every coding.
 * @param store the store's folder; it stays as it is
 * @param copy the folder for the damaged copy, which is removed again
 * @param addresses every address of the site with its bytes
 */
export async function askDamaged(
  store: string,
  copy: string,
  { at, change }: Damage,
  addresses: ReadonlyMap<string, Uint8Array>,
): Promise<Answers> {
  await cp(store, copy, { recursive: true });
  const answers: Answers = { damaged: 0, asked: 0, statuses: {}, wrong: [], logged: 0 };
  for (const entry of await readdir(copy, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const file = path.slice(copy.length + 1).replaceAll('\\', '/');
    if (!entry.isFile() || !at(file)) continue;
    answers.damaged += 1;
    if (change) await writeFile(path, change(await readFile(path)));
    else await rm(path);
  }
  const server = await ServerProcess.start(copy);
  try {
    for (const [address, bytes] of addresses) {
      for (const coding of ['br', 'gzip', 'identity']) {
        const { status, headers, body } = await ask(server.port, address, { headers: { 'accept-encoding': coding } });
        answers.asked += 1;
        answers.statuses[status] = (answers.statuses[status] ?? 0) + 1;
        // Only plain bytes are compared: encoded copies are undamaged here, or damage shows when they are decoded.
        if (status === 200 && !headers['content-encoding'] && !body.equals(bytes)) answers.wrong.push(address);
      }
    }
  } finally {
    await server.stop();
    await rm(copy, { recursive: true });
  }
  return { ...answers, logged: server.log.length };
}
