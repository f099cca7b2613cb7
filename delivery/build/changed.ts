import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inputsOf, isAmong, workspaceOf } from '@mint-row/kit/build';
import type { AppName } from '@mint-row/kit/contract';
import { DeliveryError } from '../common/errors.ts';

const run = promisify(execFile);

/** The code that composes the built applications: a change in it can change the documents of the same artifacts. */
const composer = 'delivery';

/** In place of a commit: everything counts as changed. */
const noCommit = 'none';

/**
 * The applications whose pages depend on files that have changed, in the order in which they are given.
 * @param root the root of the checkout
 * @param since a commit; with "none", or the whole id of a commit that git does not have, everything counts as changed
 * @throws DeliveryError when git does not know it: it may be mistyped
 */
export async function changedSince(root: string, since: string, apps: readonly AppName[]): Promise<AppName[]> {
  const files = await changedFiles(root, since);
  if (files === null) return [...apps];
  return apps.filter((app) => {
    const places = [...inputsOf(workspaceOf(app)), composer];
    return files.some((file) => isAmong(places, file));
  });
}

/** Null when git does not have the commit: history was rewritten, or this is the first push of a branch. */
async function changedFiles(root: string, since: string): Promise<string[] | null> {
  if (since === noCommit) return null;
  const git = (...args: string[]) => run('git', args, { cwd: root, maxBuffer: Number.POSITIVE_INFINITY });
  const commit = await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`).catch(
    () => null,
  );
  if (commit === null) {
    if (/^[0-9a-f]{40}$/.test(since)) return null;
    throw new DeliveryError(
      `git knows no commit ${JSON.stringify(since)}. Correct it, or name all applications: npm run release -- changed ${noCommit}`,
    );
  }
  // A renamed file counts as changed under both names.
  const { stdout } = await git('diff', '--name-only', '--no-renames', '-z', commit.stdout.trim(), 'HEAD');
  return stdout.split('\0').slice(0, -1);
}
