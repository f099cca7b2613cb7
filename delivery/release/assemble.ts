import { integrityOf } from '@mint-row/kit/build';
import type { AppName, RemoteName } from '@mint-row/kit/contract';
import { findBrokenLinks } from '../compose/check-links.ts';
import { composeSiteFiles } from '../compose/compose.ts';
import { planParts } from '../compose/parts.ts';
import type { SiteArtifacts } from '../compose/plan.ts';
import { RefusedError } from '../refusals.ts';
import { faultsOf } from '../store/copies.ts';
import { eachOf } from '../store/each-of.ts';
import type { Names } from '../store/names.ts';
import type { Snapshot } from '../store/snapshot.ts';
import {
  addSnapshot,
  putComposed,
  readPart,
  type StoredPart,
  type StoredSnapshot,
  snapshotHash,
} from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import type { ComposeOptions, composeParts } from './compose-parts.ts';

export interface AssembleOptions extends ComposeOptions {
  /** Identifies the composer: another version composes the same releases again. */
  composer: string;
}

export interface Place {
  /** The names that are valid in the store. */
  names: Names;
  /** The applications whose stored documents are checked, and composed again if one is missing or damaged. */
  repair?: readonly AppName[] | undefined;
}

/**
 * Makes the snapshot of a set of releases: reuses the parts that the store has, composes the others and checks every
 * link. The same artifacts always make the same snapshot.
 * @param storage where parts are read and written
 * @throws RefusedError with everything that is wrong with pages and links; nothing then refers to the files written
 */
export async function assemble(
  storage: Storage,
  artifacts: SiteArtifacts,
  { composer, names, repair = [], ...composing }: AssembleOptions & Place,
): Promise<StoredSnapshot> {
  const plans = planParts(artifacts, composer).map((plan) => ({ ...plan, key: names.for(plan.key) }));
  const found = await Promise.all(
    plans.map(async ({ key }) => {
      const part = await readPart(storage, key);
      return part && (!repair.includes(part.app) || (await isWhole(storage, part))) ? part : null;
    }),
  );
  const missing = plans.filter((_, index) => !found[index]);
  const made = missing.length > 0 ? await compose(storage, artifacts, missing, composing) : [];
  const parts = found.map((part) => part ?? made.shift()).filter((part) => part !== undefined);
  const html = async (path: string) => {
    const file = parts.map(({ files }) => files[path]).find((found) => found !== undefined);
    return file ? String(await storage.read(file.key)) : '';
  };
  const broken = await findBrokenLinks({ artifacts, parts, html });
  if (broken.length > 0) throw new RefusedError(broken);
  const described = {
    composer,
    releases: Object.fromEntries([artifacts.shell, ...artifacts.remotes].map(({ app, release }) => [app, release])),
    previous: previousOf(artifacts),
  };
  const listed = parts.map(({ key, integrity }) => ({ key, integrity }));
  // The registry contains the id, so the id is the hash of a site whose registry has none.
  const integrities = composeSiteFiles(artifacts, '').map(({ path, body }) => [path, integrityOf(body)]);
  const id = names.for(snapshotHash({ ...described, parts: listed, files: Object.fromEntries(integrities) }));
  const files: Snapshot['files'] = {};
  for (const file of composeSiteFiles(artifacts, id)) {
    files[file.path] = (await putComposed(storage, file, id)).record;
  }
  return addSnapshot(storage, { id, ...described, parts: listed, files });
}

/** The composer is loaded only when needed: a rollback does not wait for it. */
const compose: typeof composeParts = async (...all) => (await import('./compose-parts.ts')).composeParts(...all);

async function isWhole(storage: Storage, { files }: StoredPart): Promise<boolean> {
  const faults: string[] = [];
  await eachOf(Object.values(files), async (file) => {
    faults.push(...(await faultsOf(storage, file.key, file)));
  });
  return faults.length === 0;
}

function previousOf({ fallbacks = [] }: SiteArtifacts): Snapshot['previous'] {
  return Object.fromEntries(fallbacks.map(({ app, release }): [RemoteName, string] => [app, release]));
}
