import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inputsOf, isAmong, workspaceOf } from '@mint-row/kit/build';
import type { AppName } from '@mint-row/kit/contract';

const run = promisify(execFile);

/** The code that composes the built applications: a change in it can change the documents of the same artifacts. */
const composer = 'delivery';

/**
 * The applications whose pages depend on files that have changed, in the order in which they are given.
 * @param root the root of the checkout
 * @param since a commit; if git does not know it, everything counts as changed
 */
export async function changedSince(root: string, since: string, apps: readonly AppName[]): Promise<AppName[]> {
  const files = await changedFiles(root, since);
  if (files === null) return [...apps];
  return apps.filter((app) => {
    const places = [...inputsOf(workspaceOf(app)), composer];
    return files.some((file) => isAmong(places, file));
  });
}

/** Null when git does not know the commit: history was rewritten, or this is the first push of a branch. */
async function changedFiles(root: string, since: string): Promise<string[] | null> {
  const git = (...args: string[]) => run('git', args, { cwd: root, maxBuffer: Number.POSITIVE_INFINITY });
  const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`).catch(
    () => null,
  );
  if (commit === null) return null;
  // A renamed file counts as changed under both names.
  const { stdout } = await git('diff', '--name-only', '--no-renames', '-z', commit.stdout.trim(), 'HEAD');
  return stdout.split('\0').slice(0, -1);
}
