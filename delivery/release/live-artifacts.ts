import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName } from '@mint-row/kit/contract';
import { type Artifact, checkFiles } from '../artifact/artifact.ts';
import { manifestFile } from '../artifact/manifest-file.ts';
import { releaseCommand } from '../common/commands.ts';
import { DeliveryError } from '../common/errors.ts';
import { Trust } from '../signing/trust.ts';
import { readWholeHistory } from '../store/history.ts';
import { hashOf, layout } from '../store/layout.ts';
import { storedRelease } from '../store/releases.ts';
import type { Storage } from '../store/storage.ts';
import { appsIn } from './change.ts';
import { pastReleases } from './past-releases.ts';

/**
 * The artifacts that are live in a store, for another store to publish: the same bytes, with the same hashes.
 * @param apps those of these applications; all that are live, unless any is named
 * @throws UntrustedError when what is live there is not signed as it must be; DeliveryError when one has no live release, or its files are missing or damaged
 */
export async function liveArtifacts(storage: Storage, apps: readonly AppName[]): Promise<Artifact[]> {
  const history = await readWholeHistory(storage);
  const { refusal } = Trust.of(storage.address, history);
  if (refusal) throw refusal;
  const releases = history[0]?.releases ?? {};
  const wanted = apps.length > 0 ? [...new Set(apps)] : appsIn(releases);
  const lacking = wanted.filter((app) => !releases[app]);
  if (wanted.length === 0 || lacking.length > 0) {
    throw new DeliveryError(
      `${lacking.join(', ') || 'No application'}: no release is live in ${storage.address}. See: ${releaseCommand(storage.address, 'status')}`,
    );
  }
  return Promise.all(
    wanted.map(async (app) => {
      const [live] = pastReleases(history, app);
      const release = releases[app] ?? '';
      const build = live?.build;
      const signed = history.find((one) => one.releases[app] === release && one.signed?.[app])?.signed?.[app];
      const artifact = await wholeArtifact(storage, app, release);
      return { ...artifact, ...(build && { build }), ...(signed && { signed }) };
    }),
  );
}

/** A release of a store as a build has made it, with all of its files in a folder. */
async function wholeArtifact(storage: Storage, app: AppName, release: string): Promise<Artifact> {
  const stored = await storedRelease(storage, app, release);
  await checkFiles(stored);
  const manifest = await storage.read(layout.release(app, release));
  // It has just been read, and is only removed by a prune that runs meanwhile.
  if (!manifest) throw new DeliveryError(`${app}: a prune has removed its release ${release}. Run the command again.`);
  await writeFile(join(stored.folder, manifestFile), manifest);
  const { folder, manifest: parsed } = stored;
  return { app, folder, manifest: parsed, release: hashOf(release) };
}
