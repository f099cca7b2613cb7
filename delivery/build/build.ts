import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { buildOf, hashInputs, inputsOf, warningsFile, workspaceOf } from '@mint-row/kit/build';
import type { AppName } from '@mint-row/kit/contract';
import type { Build } from '@mint-row/kit/contract/manifest';
import { type Artifact, readArtifact } from '../artifact/artifact.ts';
import { DeliveryError, RefusedError } from '../common/errors.ts';

const run = promisify(execFile);

interface Options {
  root: string;
  /** The purpose of the build; "development" uses the development version of React and writes to `dist-development`. */
  mode?: 'production' | 'development';
  /** Called when an application has been built, or needed no build, with what its build warned of. */
  onBuilt?: (app: AppName, outcome: 'built' | 'unchanged', milliseconds: number, warnings: readonly string[]) => void;
}

/**
 * Builds each application whose artifact does not match its current sources, each in a separate process.
 * @throws DeliveryError with the build's output when a build fails
 */
export async function buildChanged(
  apps: readonly AppName[],
  { root, mode = 'production', onBuilt }: Options,
): Promise<void> {
  const waiting = [...apps];
  const worker = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) {
      const start = performance.now();
      const outcome = await buildOne(app, root, mode);
      const folder = join(root, workspaceOf(app), distOf(mode));
      onBuilt?.(app, outcome, performance.now() - start, await warningsIn(folder));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

function distOf(mode: string): string {
  return mode === 'production' ? 'dist' : `dist-${mode}`;
}

/** What the build of an artifact warned of, such as classes without styles. */
async function warningsIn(folder: string): Promise<string[]> {
  const text = await readFile(join(folder, warningsFile), 'utf8').catch(() => '[]');
  return JSON.parse(text) as string[];
}

async function buildOne(app: AppName, root: string, mode: string): Promise<'built' | 'unchanged'> {
  if (await isCurrent(app, root, distOf(mode))) return 'unchanged';
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build', '--mode', mode, '--logLevel', 'warn'], {
    cwd: join(root, workspaceOf(app)),
    env: { ...process.env, NODE_ENV: mode },
  }).catch((error: { stdout?: string; stderr?: string; message: string }) => {
    throw new DeliveryError(`${app}: its build failed.\n${error.stdout ?? ''}${error.stderr ?? error.message}`);
  });
  return 'built';
}

/**
 * Whether the artifact in an application's folder is complete and was built from the current sources.
 * @param root the root of the checkout
 * @param folder the artifact's folder in the application's, for example "dist"
 */
async function isCurrent(app: AppName, root: string, folder: string): Promise<boolean> {
  const workspace = workspaceOf(app);
  try {
    const { build } = await readArtifact(app, join(root, workspace, folder));
    return build?.inputs === (await hashInputs(root, inputsOf(workspace)));
  } catch (error) {
    if (error instanceof DeliveryError) return false;
    throw error;
  }
}

/**
 * Refuses artifacts in a checkout that do not match its current sources. Artifacts elsewhere have no sources to check.
 * @param root the root of the checkout
 * @param allowStale whether artifacts may be older than the sources
 * @returns the artifacts; each that matches the current sources records the current commit
 * @throws RefusedError naming the applications to build
 */
export async function checkSources<Some extends Artifact>(
  root: string,
  artifacts: readonly Some[],
  allowStale: boolean,
): Promise<Some[]> {
  const reasons: string[] = [];
  const checked = await Promise.all(
    artifacts.map(async (artifact) => {
      const workspace = workspaceOf(artifact.app);
      if (artifact.folder !== join(root, workspace, 'dist')) return artifact;
      const build = await buildOf(join(root, workspace));
      if (artifact.build?.inputs === build.inputs) return { ...artifact, build };
      reasons.push(
        `${artifact.app}: ${workspace}/dist was not built from the current sources (${describeBuild(artifact.build)}). Build it: npm run build -w ${workspace}. To release it as it is: --allow-stale. See docs/operations.md#a-release`,
      );
      return artifact;
    }),
  );
  if (reasons.length > 0 && !allowStale) throw new RefusedError(reasons.sort());
  return checked;
}

/** The sources of a build, in words: "commit 1a2b3c4d and changes that were not committed". */
export function describeBuild(build: Build | undefined): string {
  if (!build) return 'it does not say which';
  if (!build.commit) return 'not from a commit';
  return `commit ${build.commit.slice(0, 8)}${build.changed ? ' and changes that were not committed' : ''}`;
}
