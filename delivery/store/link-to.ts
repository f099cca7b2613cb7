import { link, rm, stat } from 'node:fs/promises';

/** Links a file to a new name and removes the old one: unlike renaming, this fails if the new name is taken. */
export async function linkTo(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: Error) => {
    // A network may lose the answer: what counts is whether the name exists and is ours.
    if (!(await isSameFile(from, to))) throw error;
  });
  // If the old name stays, it is removed later.
  await rm(from, { force: true }).catch(() => {});
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((path) => stat(path, { bigint: true }).catch(() => null)));
  return !!a && !!b && a.dev === b.dev && a.ino === b.ino;
}
