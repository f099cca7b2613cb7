import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { testPatterns } from './inputs.ts';

const run = promisify(execFile);

/** What is generated may lie beside the sources, whether git ignores it or not. */
const others = [...testPatterns, '**/node_modules/**', '**/dist/**', '**/dist-*/**'].map(
  (pattern) => `:(exclude,glob)${pattern}`,
);

/**
 * The commit that some sources were taken from.
 * @param root the root of the checkout
 * @param places the sources: files and folders, from there; what git ignores in them counts as unchanged
 * @returns the commit's name, or null where git keeps nothing of the sources or there is no git; and whether the sources
 * differ from that commit
 */
export async function commitOf(
  root: string,
  places: readonly string[],
): Promise<{ commit: string | null; changed: boolean }> {
  // A refreshed index could not be written by two builds at once.
  const git = async (...args: string[]) => (await run('git', ['--no-optional-locks', ...args], { cwd: root })).stdout;
  try {
    const [kept, status] = await Promise.all([
      // A copy of the sources in an ignored folder of another checkout would otherwise pass for that one's commit.
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
