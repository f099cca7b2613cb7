import { lstat, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { explainDiskFailure } from './errors.ts';
import { hasWriterEnded, writerName } from './writer.ts';

/** The names of these folders: what for, and which process made it. */
const form = /^mint-row-[a-z]+-([0-9a-f]{16}-\d+)-/;

/**
 * Makes an empty folder among the system's temporary files. Its name tells the process that made it, which removes it when
 * it has done its work. First removes those of processes that have ended before they could.
 * @param purpose a word for the name
 * @throws DeliveryError when the system's temporary folder cannot be used
 */
export async function temporaryFolder(purpose: 'artifact' | 'draft' | 'files'): Promise<string> {
  try {
    const parent = await realpath(tmpdir());
    await removeAbandoned(parent);
    return await mkdtemp(join(parent, `mint-row-${purpose}-${writerName}-`));
  } catch (error) {
    throw explainDiskFailure(error as NodeJS.ErrnoException, tmpdir());
  }
}

/** Removes folders of processes that have certainly ended. Others share the place: only folders of this user count. */
async function removeAbandoned(parent: string): Promise<void> {
  const abandoned = (await readdir(parent)).filter((name) => hasWriterEnded(form.exec(name)?.[1] ?? ''));
  for (const name of abandoned) {
    const folder = join(parent, name);
    const found = await lstat(folder).catch(() => null);
    if (!found?.isDirectory() || (process.getuid && found.uid !== process.getuid())) continue;
    // Another command may be removing it, too.
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  }
}
