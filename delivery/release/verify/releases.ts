import { releaseOf } from '@mint-row/kit/build';
import { type AppName, appNameSource } from '@mint-row/kit/contract';
import { manifestFile } from '../../artifact/manifest-file.ts';
import { readOutline } from '../../artifact/outline.ts';
import { eachOf } from '../../common/each-of.ts';
import { copiesOf, type Plain, storedFileFaults } from '../../store/copies.ts';
import { hashOf, layout, releaseName } from '../../store/layout.ts';
import type { Names } from '../../store/names.ts';
import type { Storage } from '../../store/storage.ts';
import type { Findings } from './findings.ts';

const releasePlace = new RegExp(`^releases/(${appNameSource})/(${releaseName})/`);

/**
 * Checks every release against its manifest, and its manifest against its name. A release without a manifest is
 * unfinished, or not yet fully removed: it is never served.
 * @param needed releases that must be there, each as "app/release"
 */
export async function verifyReleases(
  storage: Storage,
  needed: ReadonlySet<string>,
  names: Names,
  { faults, count }: Findings,
): Promise<void> {
  const found = new Map<string, { app: AppName; release: string; keys: string[] }>();
  for (const key of await storage.list(layout.releases)) {
    const [, app, release = ''] = releasePlace.exec(key) ?? [];
    if (!app) faults.add(`${key} does not belong there. Remove it.`);
    else if (names.has(release)) {
      const entry = found.get(`${app}/${release}`) ?? { app, release, keys: [] };
      entry.keys.push(key);
      found.set(`${app}/${release}`, entry);
    }
  }
  for (const one of needed) {
    if (!found.has(one)) faults.add(`releases/${one} is missing. Publish its artifact again.`);
  }
  for (const [id, { app, release, keys }] of found) {
    const key = `${layout.release(app, release)}/${manifestFile}`;
    const text = await storage.read(key);
    if (!text) {
      if (needed.has(id)) faults.add(`${key} is missing. Publish its artifact again.`);
      continue;
    }
    count();
    if (releaseOf(text) !== hashOf(release)) {
      faults.add(`${key} is damaged: it does not match the release’s name.`);
      continue;
    }
    const { files } = readOutline(app, key, text.toString());
    const belonging = await verifyFiles(storage, layout.release(app, release), files, { faults, count });
    belonging.add(key);
    for (const other of keys.filter((one) => !belonging.has(one))) {
      faults.add(`${other} is not in the release’s manifest. Remove it.`);
    }
  }
}

/** @returns the keys of the files that a manifest names, and of their copies */
async function verifyFiles(
  storage: Storage,
  folder: string,
  files: Readonly<Record<string, Plain>>,
  { faults, count }: Findings,
): Promise<Set<string>> {
  const belonging = new Set<string>();
  await eachOf(Object.entries(files), async ([file, plain]) => {
    const key = `${folder}/${file}`;
    const copied = file.startsWith('client/');
    for (const one of [key, ...(copied ? copiesOf(key, plain.bytes).map(([, copy]) => copy) : [])]) belonging.add(one);
    for (const fault of await storedFileFaults(storage, key, plain, copied)) faults.add(fault);
    count();
  });
  return belonging;
}
