import { isDeepStrictEqual } from 'node:util';
import type { Place } from '@mint-row/kit/contract';
import type { Storage } from '../store/storage.ts';
import { type AssembleOptions, composeSite } from './assemble.ts';
import { budgets } from './budgets.ts';
import { type ChangeAuthor, type ChangeResult, change, unchangedState } from './change.ts';
import { inDraft } from './draft.ts';
import { partsOf } from './stored-before.ts';

/**
 * Says where the site of a store is: composes every document anew for that place, of the releases that are live.
 * @returns the live generation, and whether this made it
 * @throws RefusedError when a page fails with these values; FrozenError while releases are frozen; DeliveryError when the
 * store cannot be read or written
 */
export async function setPlace(
  storage: Storage,
  place: Place,
  { author, ...assembling }: AssembleOptions & { author: ChangeAuthor },
): Promise<ChangeResult> {
  return change(storage, author, async (live, names) => {
    const before = unchangedState(live);
    if (live && isDeepStrictEqual(before.place, place)) return null;
    const site = { ...before, place };
    return inDraft(storage, async (draft) => {
      const reusable = await partsOf(draft, [live?.snapshot], names);
      const gate = { live, names, apps: [], reusable, replaced: new Map(), limits: budgets };
      const made = await composeSite(draft, site, { ...assembling, ...gate });
      await draft.keep();
      return { ...site, ...made, action: 'place' };
    });
  });
}

/** The values that differ between two places, by name, such as `email.sales`. */
export function placeChanges(before: Place, after: Place): string[] {
  return differences(before, after, '');
}

function differences(before: unknown, after: unknown, name: string): string[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (!isRecord(before) || !isRecord(after)) return [name];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((key) => differences(before[key], after[key], name ? `${name}.${key}` : key));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
