import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { appsOf, releaseOf, workspaceOf } from '@mint-row/kit/build';
import type { AppName } from '@mint-row/kit/contract';
import { type Command, Option } from 'commander';
import { type Artifact, readArtifact } from '../../artifact/artifact.ts';
import { manifestFile } from '../../artifact/manifest-file.ts';
import { unpacked } from '../../artifact/unpack.ts';
import { checkSources } from '../../build/build.ts';
import { DeliveryError } from '../../common/errors.ts';
import type { SandboxUse } from '../../compose/renderer.ts';
import { liveArtifacts } from '../../release/live-artifacts.ts';
import type { PublishOptions } from '../../release/publish.ts';
import { detectSandbox } from '../../sandbox/sandbox.ts';
import { composerId, root } from '../checkout.ts';
import { showComposing } from '../command.ts';
import { openStore } from '../open-store.ts';
import { manyApps } from '../options.ts';
import { wrapped } from '../table.ts';
import type { ChangeReporter } from './report-changes.ts';

/** The options with which verbs that release artifacts compose them. */
export async function composingOptions(
  { allowRemoval = false, ...sandbox }: SandboxOptions & { allowRemoval?: boolean },
  { onProposal }: ChangeReporter,
): Promise<Omit<PublishOptions, 'author'>> {
  return {
    composer: await composerId(),
    sandbox: await sandboxUse(sandbox),
    allowRemoval,
    onProgress: showComposing,
    onProposal,
  };
}

/** The options of commands that take artifacts. */
export interface ArtifactOptions {
  /** A folder, or a tarball; for several applications, a folder with a tarball of each. */
  artifact?: string;
  /** The address of another store, whose live releases are taken instead. */
  from?: string;
  allowStale?: boolean;
  /** The file of the signature of the artifact's manifest. */
  signature?: string;
}

/** Adds these options to a verb. */
export function withArtifacts(command: Command): Command {
  return command
    .addArgument(manyApps('[app...]'))
    .option(
      '--artifact <path>',
      'the artifact: a folder or .tgz, or a folder with APP.tgz of each; default: what builds made here',
    )
    .addOption(
      new Option(
        '--from <store>',
        'what is live in another store, such as staging: the named applications, or all',
      ).conflicts(['artifact', 'allowStale']),
    )
    .option('--allow-stale', 'the artifact may be older than its sources')
    .addOption(
      new Option(
        '--signature <file>',
        'the signature of the artifact’s manifest.json by its team, for a store with signers',
      ).conflicts('from'),
    );
}

/**
 * Reads the artifacts that a command's arguments name.
 * @throws DeliveryError when an artifact is missing or cannot be read; RefusedError when the sources of the checkout have
 * changed since an artifact was built
 */
export async function readArtifacts(
  apps: readonly AppName[],
  { artifact: folder, from, allowStale = false, signature }: ArtifactOptions,
): Promise<Artifact[]> {
  if (from !== undefined) return liveArtifacts(await openStore(from), apps);
  if (apps.length === 0) throw new DeliveryError('Name applications, or another store with --from STORE.');
  if (!folder) refuseUnknown(apps);
  const wanted = [...new Set(apps)];
  const artifacts = await Promise.all(
    wanted.map(async (app) =>
      readArtifact(
        app,
        folder ? await artifactFolder(app, resolve(folder), wanted) : join(root, workspaceOf(app), 'dist'),
      ),
    ),
  );
  const current = await checkSources(root, artifacts, allowStale);
  return signature === undefined ? current : [await withSignature(current, signature)];
}

/** @throws DeliveryError when it cannot be read, or there are several artifacts */
async function withSignature([artifact, ...others]: readonly Artifact[], file: string): Promise<Artifact> {
  if (!artifact || others.length > 0) {
    throw new DeliveryError('--signature is of one artifact. Publish those with signatures one by one.');
  }
  const signature = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new DeliveryError(`${file} cannot be read (${error.code}). Correct --signature. Nothing was changed.`);
  });
  const manifest = await readFile(join(artifact.folder, manifestFile));
  const signed = { sha256: createHash('sha256').update(manifest).digest('hex'), signature };
  return { ...artifact, signed };
}

/** The reason that artifacts give by themselves, for the history: the subjects of the commits that they were built from. */
export function reasonOf(artifacts: readonly Artifact[]): string {
  const subjects = new Set(artifacts.flatMap(({ build }) => build?.subject ?? []));
  return [...subjects].join('; ') || 'no reason given';
}

/** The folder of an application's artifact: that, a tarball, or in a folder with tarballs. */
async function artifactFolder(app: AppName, place: string, apps: readonly AppName[]): Promise<string> {
  const packed = join(place, `${app}.tgz`);
  if (existsSync(packed)) return unpacked(packed);
  if (apps.length === 1) return unpacked(place);
  throw new DeliveryError(
    `${app}: there is no ${packed}. For several applications, --artifact is a folder with APP.tgz of each.`,
  );
}

function refuseUnknown(apps: readonly AppName[]): void {
  const known = appsOf(root);
  const unknown = apps.filter((app) => !known.includes(app));
  if (unknown.length === 0) return;
  throw new DeliveryError(
    `${unknown.join(', ')}: there is no such application in this checkout. It has ${known.join(', ')}. For an artifact from elsewhere, add --artifact DIR`,
  );
}

/** The options of verbs that run the code of artifacts. */
export interface SandboxOptions {
  requireSandbox?: boolean | undefined;
  /** False after --no-sandbox. */
  sandbox?: boolean | undefined;
}

/** Adds these options to a verb. */
export function withSandbox(command: Command): Command {
  return command
    .addOption(
      new Option('--require-sandbox', 'refuses to run any code without a sandbox of the system').conflicts('sandbox'),
    )
    .option('--no-sandbox', 'runs code without one; only for code that you trust as your own');
}

/** Translates these options into rules for the code of this checkout's own builds and for all other code. */
export async function sandboxUse({ requireSandbox, sandbox = true }: SandboxOptions): Promise<SandboxUse> {
  if (!sandbox) return { need: 'never', own: new Set() };
  if (requireSandbox) return { need: 'always', own: new Set() };
  // Tried meanwhile.
  void detectSandbox();
  const manifests = appsOf(root).map((app) =>
    readFile(join(root, workspaceOf(app), 'dist', manifestFile)).catch(() => null),
  );
  const own = (await Promise.all(manifests)).flatMap((manifest) => (manifest ? releaseOf(manifest) : []));
  return { need: 'for others', own: new Set(own) };
}

/** Which sandbox confines the code that a verb runs: for scripts, and as a line for people. */
export async function describeSandbox({
  sandbox = true,
}: SandboxOptions): Promise<{ name: string | null; line: string }> {
  if (!sandbox) return { name: null, line: wrapped('Sandbox: none, because of --no-sandbox.') };
  const found = await detectSandbox();
  if (found.walls) return { name: found.walls.name, line: `Sandbox: ${found.walls.name}.` };
  return { name: null, line: wrapped(`Sandbox: none; only Node’s permission model confines code. ${found.why}`) };
}
