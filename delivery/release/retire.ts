import type { RemoteName } from '@mint-row/kit/contract';
import { releaseCommand } from '../common/commands.ts';
import { DeliveryError } from '../common/errors.ts';
import { type Generation, readHistory } from '../store/history.ts';
import type { Storage } from '../store/storage.ts';
import { type AssembleOptions, composeSite } from './assemble.ts';
import { budgets } from './budgets.ts';
import { type ChangeAuthor, type ChangeResult, change, unchangedState } from './change.ts';
import type { Proposal } from './changes/changes.ts';
import { inDraft } from './draft.ts';
import { liveAddresses } from './removals.ts';
import { partsOf } from './stored-before.ts';

interface RetireOptions extends AssembleOptions {
  author: ChangeAuthor;
  /** Called once the site is composed and has passed all checks, before it is live, to tell what changes. */
  onProposal?: ((proposal: Proposal) => Promise<void>) | undefined;
}

/**
 * Ends a remote: composes the site without its pages and entries. Its releases stay in the store, for open tabs and for a
 * rollback.
 * @returns the live generation, and whether this made it: a remote that has been retired already changes nothing
 * @throws RefusedError when a page of another application links to one of its pages, or fails without its entries;
 * DeliveryError when it is not a remote of the store, or the only one that is live; FrozenError while releases are frozen
 */
export async function retire(
  storage: Storage,
  app: RemoteName,
  { author, onProposal, ...assembling }: RetireOptions,
): Promise<ChangeResult> {
  return change(storage, author, async (live, names) => {
    const before = unchangedState(live);
    const { [app]: release, ...releases } = before.releases;
    if (!release) {
      await refuseUnknown(storage, app, live);
      return null;
    }
    if (Object.keys(releases).filter((name) => name !== 'shell').length === 0) {
      throw new DeliveryError(
        `${app} is the only remote that is live: without it there would be no site. Publish another one first.`,
      );
    }
    const { [app]: _, ...fallbacks } = before.fallbacks;
    const site = { ...before, releases, fallbacks };
    return inDraft(storage, async (draft) => {
      const reusable = await partsOf(draft, [live?.snapshot], names);
      const replaced = await liveAddresses(draft, live, [app]);
      const gate = { live, names, apps: [app], reusable, replaced, allowRemoval: true, limits: budgets };
      const made = await composeSite(draft, site, { ...assembling, ...gate });
      await onProposal?.({ storage: draft, before: before.snapshot, after: made.snapshot });
      await draft.keep();
      return { ...site, ...made, apps: [app], action: 'retire' };
    });
  });
}

/** @throws DeliveryError when no release of a remote has ever been live */
async function refuseUnknown(storage: Storage, app: RemoteName, live: Generation | null): Promise<void> {
  for await (const { releases } of readHistory(storage, live)) if (releases[app]) return;
  throw new DeliveryError(
    `${app}: the history has no release of it. See: ${releaseCommand(storage.address, 'status')}`,
  );
}
