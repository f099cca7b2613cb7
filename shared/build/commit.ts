import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { testPatterns } from './inputs.ts';

const run = promisify(execFile);

/** Generated files may be among the sources, whether git ignores them or not. */
const others = [...testPatterns, '**/node_modules/**', '**/dist/**', '**/dist-*/**'].map(
  (pattern) => `:(exclude,glob)${pattern}`,
);

/**
 * The commit that some sources come from.
 * @param root the root of the checkout
 * @param places the sources: files and folders, relative to the root; what git ignores in them counts as unchanged
 * @returns the commit's hash, or null if git does not track the sources or is not available; and whether the sources
 *   differ from that commit
 */
export async function commitOf(
  root: string,
  places: readonly string[],
): Promise<{ commit: string | null; changed: boolean }> {
  // Two builds at once could not both write a refreshed index.
  const git = async (...args: string[]) => (await run('git', ['--no-optional-locks', ...args], { cwd: root })).stdout;
  try {
    const [kept, status] = await Promise.all([
      // Otherwise a copy of the sources in an ignored folder of another checkout would be given that checkout's commit.
      git('ls-files', '--', ...places),
      git(
        'status',
        '--porcelain=v2',
        '--branch',
        '--no-ahead-behind',
        '--untracked-files=all',
        '--',
        ...places,
        ...others,
      ),
    ]);
    const commit = /^# branch\.oid ([0-9a-f]+)$/m.exec(status)?.[1];
    return kept === '' || !commit ? unknown : { commit, changed: /^[^#]/m.test(status) };
  } catch {
    return unknown;
  }
}

const unknown = { commit: null, changed: false };
