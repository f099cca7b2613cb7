import { checkFiles, type RemoteArtifact } from '../artifact/artifact.ts';
import { composersOf } from '../compose/compose.ts';
import type { PartPlan } from '../compose/parts.ts';
import type { SiteArtifacts } from '../compose/plan.ts';
import { Renderer, type RenderOptions } from '../compose/renderer.ts';
import { sourcesOf } from '../compose/sources-of.ts';
import { RefusedError } from '../refusals.ts';
import { eachOf } from '../store/each-of.ts';
import { type Effort, effortFor } from '../store/encode.ts';
import { addPart, type StoredPart } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import { entryShares } from './entry-shares.ts';
import { PartDraft } from './part-draft.ts';

export interface ComposeOptions extends RenderOptions {
  /** Called after each composed file with the number done and the total. */
  onProgress?: ((done: number, all: number) => void) | undefined;
  /** How hard documents are compressed; by default, as hard as their number allows. */
  effort?: Effort | undefined;
}

/**
 * Composes parts of a site and stores them. Files of all parts are composed together, a few at a time, and stored as
 * they are ready, so that memory does not grow with the site, nor time with the number of parts.
 * @returns a part for each plan
 * @throws RefusedError with every fault of every document; nothing then refers to the files written. DeliveryError when
 * a file that they are composed from is missing or damaged
 */
export async function composeParts(
  storage: Storage,
  artifacts: SiteArtifacts,
  plans: readonly PartPlan[],
  { onProgress, effort: wanted, ...rendering }: ComposeOptions,
): Promise<StoredPart[]> {
  // Damaged code or data could make wrong documents that look like good ones.
  const composed = new Set([artifacts.shell, ...plans.flatMap(({ remote }) => remote ?? [])]);
  const pages = plans.flatMap((plan) => plan.pages);
  await Promise.all([...composed].map((artifact) => checkFiles(artifact, sourcesOf(artifact, pages))));
  const rendered = { ...artifacts, remotes: plans.flatMap(({ remote }) => remote ?? []) };
  const renderer = await Renderer.open(rendered, rendering);
  const drafts = plans.map((plan) => ({
    plan,
    draft: new PartDraft(plan.remote?.app ?? 'shell', plan.key, entryShares(artifacts, plan)),
  }));
  const faults = new Set<string>();
  try {
    const files = drafts.flatMap(({ plan, draft }) =>
      composersOf(artifacts, plan, renderer).map((compose) => ({ compose, draft, remote: plan.remote })),
    );
    const left = new Map<RemoteArtifact | null, number>();
    for (const { remote } of files) left.set(remote, (left.get(remote) ?? 0) + 1);
    const effort = wanted ?? effortFor(files.length);
    let done = 0;
    // Several at once, to keep the renderers, the compressor's threads and the disk busy.
    await eachOf(files, ({ compose, draft, remote }) =>
      noting(faults, async () => {
        await noting(faults, async () => draft.take(storage, await compose(), effort));
        done += 1;
        onProgress?.(done, files.length);
        const more = (left.get(remote) ?? 0) - 1;
        left.set(remote, more);
        // The shell's process goes on: it renders the surroundings of every page.
        if (more === 0 && remote) await renderer.end(remote);
      }),
    );
    await noting(faults, () => renderer.end(null));
  } finally {
    renderer.close();
  }
  for (const { draft } of drafts) for (const fault of draft.faults) faults.add(fault);
  if (faults.size > 0) throw new RefusedError([...faults].sort());
  return Promise.all(drafts.map(({ plan, draft }) => addPart(storage, plan.key, draft.finish())));
}

/** Notes refusals and goes on, so that all faults are reported: one remote's do not hide another's. */
async function noting(faults: Set<string>, act: () => Promise<void>): Promise<void> {
  await act().catch((error: Error) => {
    if (!(error instanceof RefusedError)) throw error;
    for (const reason of error.reasons) faults.add(reason);
  });
}
