import { access, constants, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { DeliveryError } from '../common/errors.ts';

/**
 * Checks that a file can be written, before anything else is done.
 * @param option that names it, for messages
 * @throws DeliveryError when it is a folder, or there is no folder for it that may be written
 */
export async function refusePath(option: string, file: string): Promise<void> {
  const path = resolve(file);
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isFolder) throw new DeliveryError(`${option} ${file}: this is a folder. Name a file in it.`);
  await access(dirname(path), constants.W_OK).catch((cause: NodeJS.ErrnoException) => {
    const problem = cause.code === 'ENOENT' ? 'does not exist. Make it first' : 'may not be written. Name another';
    throw new DeliveryError(`${option} ${file}: the folder ${dirname(path)} ${problem}.`, { cause });
  });
}

/**
 * Writes a file whole or not at all: whoever reads it meanwhile finds the one before.
 * @param option that names it, for messages
 * @throws DeliveryError when it cannot be written
 */
export async function writeReport(option: string, file: string, text: string): Promise<void> {
  const path = resolve(file);
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}`);
  try {
    await writeFile(draft, text);
    await rename(draft, path);
  } catch (cause) {
    await rm(draft, { force: true });
    throw new DeliveryError(`${option} ${file}: it cannot be written: ${(cause as Error).message}`, { cause });
  }
}
