import { createHash } from 'node:crypto';
import type { RemoteName } from '@mint-row/shared/contract';
import { findBrokenLinks } from '../compose/check-links.ts';
import { composeSiteFiles } from '../compose/compose.ts';
import { notFoundPath } from '../compose/composed-file.ts';
import { planParts } from '../compose/parts.ts';
import type { SiteArtifacts } from '../compose/plan.ts';
import { RefusedError } from '../refusals.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { addSnapshot, putComposed, readPart } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import { type ComposeOptions, composeParts } from './compose-parts.ts';

export interface AssembleOptions extends ComposeOptions {
  /** Says which composer composes: another one composes the same releases anew. */
  composer: string;
}

/**
 * Makes the snapshot of a set of releases: takes the parts that the store has, composes the others, follows every link.
 * The same artifacts always make the same snapshot.
 * @param storage where parts are found and put
 * @throws RefusedError with every reason why pages or links are not fit to be seen; nothing then names what was put
 */
export async function assemble(
  storage: Storage,
  artifacts: SiteArtifacts,
  { composer, ...composing }: AssembleOptions,
): Promise<Snapshot> {
  const plans = planParts(artifacts, composer);
  const found = await Promise.all(plans.map(({ key }) => readPart(storage, key)));
  const missing = plans.filter((_, index) => !found[index]);
  const made = await composeParts(storage, artifacts, missing, composing);
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
  const id = createHash('sha256').update(JSON.stringify(described)).digest('hex').slice(0, 16);
  const listed = parts
    .flatMap(({ files }) => Object.entries(files))
    .filter(([path, { type }]) => type === 'text/html' && path !== notFoundPath)
    .map(([path]) => path)
    .sort();
  const files: Snapshot['files'] = {};
  for (const file of composeSiteFiles(artifacts, { snapshot: id, paths: listed })) {
    files[file.path] = (await putComposed(storage, file)).record;
  }
  const snapshot: Snapshot = {
    id,
    ...described,
    parts: parts.map(({ key, integrity }) => ({ key, integrity })),
    files,
  };
  await addSnapshot(storage, snapshot);
  return snapshot;
}

function previousOf({ previous = [] }: SiteArtifacts): Snapshot['previous'] {
  return Object.fromEntries(previous.map(({ app, release }): [RemoteName, string] => [app, release]));
}
