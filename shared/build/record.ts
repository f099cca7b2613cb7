import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { type Build, maxSubjectLength } from '../contract/manifest.ts';
import { steeringCharacters } from '../contract/visible.ts';
import { hashInputs, inputsOf, lockfiles, testPatterns } from './inputs.ts';

/**
 * The file in which an artifact keeps its build record: beside the manifest, which does not list it. The same sources
 * therefore make the same release, whichever commit they come from.
 */
export const buildFile = 'build.json';

/** The file in which a build keeps what it warned of, for commands that need not build again; none if there is nothing. */
export const warningsFile = 'warnings.json';

/**
 * The build record that a build of the current sources would have.
 * @param workspace the folder of an application's sources
 */
export async function buildOf(workspace: string): Promise<Build> {
  const { root, places } = sourcesOf(workspace);
  return { inputs: await hashInputs(root, places), ...(await commitOf(root, places)) };
}

/**
 * Makes an artifact from an application's sources, and writes their build record beside it.
 * @param workspace the folder of the sources
 * @param folder the folder that `make` fills
 * @throws Error when the sources change during the build; whatever `make` throws
 */
export async function recordBuild(workspace: string, folder: string, make: () => Promise<void>): Promise<void> {
  const { root, places } = sourcesOf(workspace);
  const inputs = await hashInputs(root, places);
  await make();
  const build = await buildOf(workspace);
  if (build.inputs !== inputs) {
    throw new Error(`The sources of ${basename(workspace)} changed while they were built. Build it again.`);
  }
  await writeFile(join(folder, buildFile), `${JSON.stringify(build, null, 2)}\n`);
}

/**
 * The root of the checkout that an application is in: the nearest folder with a lockfile, which in a remote's own
 * repository is the remote's.
 * @param workspace the folder of the application's sources
 * @returns that folder itself if nothing is locked
 */
export function checkoutOf(workspace: string): string {
  for (let folder = workspace; folder !== dirname(folder); folder = dirname(folder)) {
    if (lockfiles.some((file) => existsSync(join(folder, file)))) return folder;
  }
  return workspace;
}

/**
 * Finds the sources of an application's artifact, wherever its checkout is.
 * @param workspace the folder of the application's sources
 * @returns the root of its checkout, and folders and files relative to that, as `inputsOf` does
 */
function sourcesOf(workspace: string): { root: string; places: string[] } {
  const root = checkoutOf(workspace);
  return { root, places: inputsOf(relative(root, workspace).replaceAll('\\', '/') || '.') };
}

const run = promisify(execFile);

/** Generated files may be among the sources, whether git ignores them or not. */
const excluded = [...testPatterns, '**/node_modules/**', '**/dist/**', '**/dist-*/**'].map(
  (pattern) => `:(exclude,glob)${pattern}`,
);

/**
 * The commit that some sources come from.
 * @param root the root of the checkout
 * @param places the sources: files and folders, relative to the root; what git ignores in them counts as unchanged
 * @returns the commit's hash, or null if git does not track the sources or is not available; its subject; and whether the
 *   sources differ from that commit
 */
async function commitOf(root: string, places: readonly string[]): Promise<Omit<Build, 'inputs'>> {
  // Two builds at once could not both write a refreshed index.
  const git = async (...args: string[]) => (await run('git', ['--no-optional-locks', ...args], { cwd: root })).stdout;
  try {
    const [kept, status, message] = await Promise.all([
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
        ...excluded,
      ),
      // Fails where nothing has been committed yet.
      git('log', '-1', '--format=%s').catch(() => ''),
    ]);
    const commit = /^# branch\.oid ([0-9a-f]+)$/m.exec(status)?.[1];
    const subject = oneLine(message);
    if (kept === '' || !commit) return unknown;
    return { commit, ...(subject && { subject }), changed: /^[^#]/m.test(status) };
  } catch {
    return unknown;
  }
}

const unknown = { commit: null, changed: false };

/** A text as a line that everybody can see, whatever somebody has written into a commit. */
function oneLine(text: string): string {
  const seen = text.replaceAll(new RegExp(`[${steeringCharacters}]`, 'gu'), ' ').normalize('NFC');
  const line = seen.replaceAll(/\s+/g, ' ').trim().slice(0, maxSubjectLength);
  // Half of a character may be left at the end.
  return line.replace(/[\ud800-\udbff]$/, '').trim();
}
