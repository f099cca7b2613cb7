import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inputsOf, isAmong, workspaceOf } from '@mint-row/shared/build';
import type { AppName } from '@mint-row/shared/contract';

const run = promisify(execFile);

/** Composes what the builds made: a change in it makes other documents of the same artifacts. */
const composer = 'delivery';

/**
 * The applications whose pages are made from files that have changed, in the order in which they are given.
 * @param root the root of the checkout
 * @param since a commit; one that git does not know stands for a time when there was nothing
 */
export async function changedSince(root: string, since: string, apps: readonly AppName[]): Promise<AppName[]> {
  const files = await changedFiles(root, since);
  if (files === null) return [...apps];
  return apps.filter((app) => {
    const places = [...inputsOf(workspaceOf(app)), composer];
    return files.some((file) => isAmong(places, file));
  });
}

/** Null when git does not know the commit: it was replaced, or is none, as before the first push of a branch. */
async function changedFiles(root: string, since: string): Promise<string[] | null> {
  const git = (...args: string[]) => run('git', args, { cwd: root, maxBuffer: Number.POSITIVE_INFINITY });
  const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`).catch(
    () => null,
  );
  if (commit === null) return null;
  // A file that was renamed has changed under both of its names.
  const { stdout } = await git('diff', '--name-only', '--no-renames', '-z', commit.stdout.trim(), 'HEAD');
  return stdout.split('\0').slice(0, -1);
}
