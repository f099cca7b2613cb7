import { integrityOf } from '@mint-row/kit/build';
import { visible } from '@mint-row/kit/contract/visible';
import type { Artifact } from '../artifact/artifact.ts';
import { releaseCommand } from '../common/commands.ts';
import { DeliveryError } from '../common/errors.ts';
import { type Generation, readGeneration, readNewest } from '../store/history.ts';
import { layout } from '../store/layout.ts';
import { Names } from '../store/names.ts';
import { addPreview, hasExpired, listPreviews, type Preview } from '../store/previews.ts';
import { readSnapshot } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import { atNewest, type ChangeAuthor, type ChangeResult, change, changedApps, type NewState } from './change.ts';
import { inDraft } from './draft.ts';
import { withGuard } from './guard-plan.ts';
import { type PublishOptions, stateAfterPublish } from './publish.ts';
import { hasSameBase, standingPreviews } from './standing-previews.ts';

interface PreviewOptions extends PublishOptions {
  /** How long it lasts. */
  lifetimeMs: number;
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
  { author, lifetimeMs, ...options }: PreviewOptions,
): Promise<Preview | null> {
  await storage.begin();
  for (;;) {
    const made = await atNewest(storage, (live, names) =>
      inDraft(storage, async (draft) => {
        const { next } = await stateAfterPublish(draft, live, names, artifacts, options);
        if (!next || next.snapshot === live?.snapshot) return null;
        const { apps, releases, fallbacks, builds, signed, snapshot } = next;
        if (!snapshot) throw withoutSite(storage, apps);
        await draft.keep();
        const when = new Date();
        const expires = new Date(when.getTime() + lifetimeMs).toISOString();
        const times = { when: when.toISOString(), expires };
        const state = { apps, releases, fallbacks, builds, signed, snapshot };
        const { who, why } = author;
        return addPreview(storage, { who, why, ...times, base: await baseOf(storage, live), ...state });
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

function withoutSite(storage: Storage, apps: readonly string[]): DeliveryError {
  return new DeliveryError(
    `With ${apps.join(', ')} there would be no site: it needs the shell and at least one remote. Publish what is missing first, or name it too: ${releaseCommand(storage.address, 'preview shell …')}`,
  );
}

/** The author of the publication; without another reason, the preview's is recorded. */
type PublishPreviewOptions = Omit<ChangeAuthor, 'why'> & { why?: string | undefined } & Pick<
    PublishOptions,
    'onProposal' | 'guard'
  >;

/**
 * Makes the snapshot of a preview live, byte for byte. It composes nothing: what was seen is what visitors get.
 * @param id the preview's id, or the beginning of it
 * @returns the live generation, and whether this made it
 * @throws DeliveryError when there is no such preview, it has expired or is damaged, or something else has become live
 * since it was made; FrozenError while releases are frozen
 */
export async function publishPreview(
  storage: Storage,
  id: string,
  { who, why, signer, onProposal, guard }: PublishPreviewOptions,
): Promise<ChangeResult> {
  const chosen = await findPreview(storage, id);
  const { apps, releases, fallbacks, builds, signed, snapshot } = chosen;
  const prepare = async (live: Generation | null, names: Names): Promise<NewState | null> => {
    if (live?.snapshot === snapshot) return null;
    await refuseUnfit(storage, chosen, live, names);
    const { place } = (await readSnapshot(storage, snapshot)).snapshot;
    await onProposal?.({ storage, before: live?.snapshot ?? null, after: snapshot });
    const next: NewState = {
      action: 'publish',
      apps,
      releases,
      fallbacks,
      place,
      builds,
      signed,
      snapshot,
      frozen: null,
    };
    return guard ? withGuard(storage, live, next, guard) : next;
  };
  const outcome = await change(storage, { who, why: why ?? chosen.why, signer }, prepare);
  // It is live: a record that stays is neither listed nor kept.
  await storage.remove(layout.preview(chosen.id)).catch(() => {});
  return outcome;
}

async function findPreview(storage: Storage, id: string): Promise<Preview> {
  const [found, ...others] = (await listPreviews(storage)).filter((one) => id !== '' && one.id.startsWith(id));
  const which = `See which there are: ${releaseCommand(storage.address, 'previews')}`;
  if (!found) {
    throw new DeliveryError(
      `${storage.address} has no preview ${visible(id)}. It may have been published, have expired and been removed, or be in another store (--store). ${which}`,
    );
  }
  if (others.length > 0)
    throw new DeliveryError(`Several previews begin with ${visible(id)}. Give more of it. ${which}`);
  return found;
}

/** @throws DeliveryError when a preview cannot become live any more */
async function refuseUnfit(storage: Storage, preview: Preview, live: Generation | null, names: Names): Promise<void> {
  const { id, apps, expires, base, snapshot } = preview;
  const again = `Nothing was changed. Make it again: ${releaseCommand(storage.address, 'preview', ...apps)}`;
  if (hasExpired(preview)) throw new DeliveryError(`The preview ${id} expired at ${expires}. ${again}`);
  if (!names.has(snapshot)) throw new DeliveryError(`A prune has removed the files of the preview ${id}. ${again}`);
  const bytes = base && (await storage.read(layout.generation(base.generation)));
  if (base && (!bytes || integrityOf(bytes) !== base.integrity)) {
    throw new DeliveryError(`The preview ${id} was made in another store than ${storage.address}. ${again}`);
  }
  if (!(await standingPreviews(storage, live, names)).some((one) => one.id === id)) {
    throw new DeliveryError(
      `The preview ${id} has been live already. Nothing was changed. To go back to it: ${releaseCommand(storage.address, 'rollback --snapshot', snapshot)}`,
    );
  }
  if (await hasSameBase(storage, live, preview)) return;
  const before = base && (await readGeneration(storage, base.generation));
  const changed = changedApps({ ...before?.releases }, live?.releases).join(', ') || 'pages or fallbacks';
  throw new DeliveryError(
    `What is live has changed since the preview ${id} was made of generation ${base?.generation ?? 0}: ${changed}. Generation ${live?.generation ?? 0} is live now, and the preview would undo that. ${again}`,
  );
}
