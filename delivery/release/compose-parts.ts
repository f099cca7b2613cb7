import { checkFiles, type RemoteArtifact } from '../artifact/artifact.ts';
import { composersOf } from '../compose/compose.ts';
import type { PartPlan } from '../compose/parts.ts';
import type { SiteArtifacts } from '../compose/plan.ts';
import { Renderer } from '../compose/renderer.ts';
import { RefusedError } from '../refusals.ts';
import { eachOf } from '../store/each-of.ts';
import { effortFor } from '../store/encode.ts';
import { addPart, type StoredPart } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import { PartDraft } from './part-draft.ts';

export interface ComposeOptions {
  /** Told after each file that had to be composed: how many are done, of how many. */
  onProgress?: ((done: number, all: number) => void) | undefined;
  /** How long one page may take to render, in milliseconds, if not as long as usual. */
  deadline?: number | undefined;
}

/**
 * Composes parts of a site and puts them into the store. Files are put there as they come, some at a time and of all parts
 * alike, so that memory does not grow with the site, nor time with the number of parts.
 * @returns a part for each plan
 * @throws RefusedError with every fault of every document; nothing then names what was put. DeliveryError when a file of
 * a release is missing or damaged
 */
export async function composeParts(
  storage: Storage,
  artifacts: SiteArtifacts,
  plans: readonly PartPlan[],
  { onProgress, deadline }: ComposeOptions,
): Promise<StoredPart[]> {
  // Damaged code or data would make documents that nothing could tell from good ones.
  const composed = new Set([artifacts.shell, ...plans.flatMap(({ remote }) => remote ?? [])]);
  await Promise.all([...composed].map(checkFiles));
  const renderer = await Renderer.open(artifacts, deadline);
  const drafts = plans.map((plan) => ({ plan, draft: new PartDraft(plan.remote?.app ?? 'shell', plan.key) }));
  const faults = new Set<string>();
  try {
    const files = drafts.flatMap(({ plan, draft }) =>
      composersOf(artifacts, plan, renderer).map((compose) => ({ compose, draft, remote: plan.remote })),
    );
    const left = new Map<RemoteArtifact | null, number>();
    for (const { remote } of files) left.set(remote, (left.get(remote) ?? 0) + 1);
    const effort = effortFor(files.length);
    let done = 0;
    // Enough at once to keep the renderers, the compressor's threads and the disk busy.
    await eachOf(files, ({ compose, draft, remote }) =>
      noting(faults, async () => {
        await noting(faults, async () => draft.take(storage, await compose(), effort));
        done += 1;
        onProgress?.(done, files.length);
        const more = (left.get(remote) ?? 0) - 1;
        left.set(remote, more);
        // The shell's process renders what is around everybody's pages.
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

/** Goes on after what is refused, so that all of it can be told: one remote's faults hide nobody else's. */
async function noting(faults: Set<string>, act: () => Promise<void>): Promise<void> {
  await act().catch((error: Error) => {
    if (!(error instanceof RefusedError)) throw error;
    for (const reason of error.reasons) faults.add(reason);
  });
}
