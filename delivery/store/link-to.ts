import { link, rm, stat } from 'node:fs/promises';

/** Gives a file a second name and takes the first one away: unlike renaming, this fails when the name is taken. */
export async function linkTo(from: string, to: string): Promise<void> {
  await link(from, to).catch(async (error: Error) => {
    // A network may lose the answer: what counts is whether the name is there, and ours.
    if (!(await isSameFile(from, to))) throw error;
  });
  // Left behind, it is swept.
  await rm(from, { force: true }).catch(() => {});
}

async function isSameFile(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((path) => stat(path, { bigint: true }).catch(() => null)));
  return !!a && !!b && a.dev === b.dev && a.ino === b.ino;
}
