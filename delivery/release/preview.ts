import { integrityOf } from '@mint-row/kit/build';
import type { Artifact } from '../artifact/artifact.ts';
import { DeliveryError } from '../delivery-error.ts';
import { type Generation, readNewest } from '../store/history.ts';
import { layout } from '../store/layout.ts';
import { Names } from '../store/names.ts';
import { addPreview, type Preview } from '../store/previews.ts';
import type { Storage } from '../store/storage.ts';
import { atNewest } from './change.ts';
import { inDraft } from './draft.ts';
import { type PublishOptions, stateAfter } from './publish.ts';

export interface PreviewOptions extends PublishOptions {
  /** How long it lasts, in milliseconds. */
  lasting: number;
}

/**
 * Composes and checks what publishing would make live, and stores it beside the history: nothing that is live changes.
 * A refused preview stores nothing. Works while releases are frozen, too.
 * @returns the preview; null when its artifacts are what is live
 * @throws RefusedError with every reason when the site would be broken; DeliveryError when there would be no site, or
 * the store cannot be read or written
 */
export async function preview(
  storage: Storage,
  artifacts: readonly Artifact[],
  { author, lasting, ...options }: PreviewOptions,
): Promise<Preview | null> {
  await storage.begin();
  for (;;) {
    const made = await atNewest(storage, (live, names) =>
      inDraft(storage, async (draft) => {
        const next = await stateAfter(draft, live, names, artifacts, options);
        if (!next || next.snapshot === live?.snapshot) return null;
        const { apps, releases, previous, builds, snapshot, snapshotIntegrity } = next;
        if (!snapshot || !snapshotIntegrity) throw withoutSite(apps);
        await draft.keep();
        const when = new Date();
        const expires = new Date(when.getTime() + lasting).toISOString();
        const times = { when: when.toISOString(), expires };
        const state = { apps, releases, previous, builds, snapshot, snapshotIntegrity };
        return addPreview(storage, { ...author, ...times, base: await baseOf(storage, live), ...state });
      }),
    );
    if (!made || (await isNamed(storage, made))) return made;
    // A prune did not see it, and removes its files: it is made again under names that are valid.
    await storage.remove(layout.preview(made.id));
  }
}

async function isNamed(storage: Storage, { snapshot }: Preview): Promise<boolean> {
  return (await Names.at(storage, await readNewest(storage))).has(snapshot);
}

async function baseOf(storage: Storage, live: Generation | null): Promise<Preview['base']> {
  const bytes = live && (await storage.read(layout.generation(live.generation)));
  return live && bytes && { generation: live.generation, integrity: integrityOf(bytes) };
}

function withoutSite(apps: readonly string[]): DeliveryError {
  return new DeliveryError(
    `With ${apps.join(', ')} there would be no site: it needs the shell and at least one remote. Publish what is missing first, or name it too: npm run release -- preview shell …`,
  );
}
