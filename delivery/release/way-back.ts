import type { AppName } from '@mint-row/kit/contract';
import { DeliveryError } from '../delivery-error.ts';
import type { Generation } from '../store/history.ts';
import type { Names } from '../store/names.ts';
import { findSnapshot } from '../store/snapshots.ts';
import type { Storage } from '../store/storage.ts';
import { appsIn, changedApps } from './changed-apps.ts';
import { type Draft, inDraft } from './draft.ts';
import { findRollbackTarget, type RollbackTarget } from './rollback-target.ts';

/** A rollback that was refused. */
interface Refused {
  apps: readonly AppName[];
  to: string | undefined;
  whileLocked: boolean;
  target: RollbackTarget;
  names: Names;
}

/**
 * Finds what to roll back when some applications cannot be rolled back alone: one more, all that have changed since, or
 * the whole snapshot that was live then.
 * @param attempt tries a rollback in a draft; throws when it would be refused
 * @returns a sentence with the command; null when there is none
 */
export async function findWayBack(
  storage: Storage,
  live: Generation | null,
  { apps, to, whileLocked, target, names }: Refused,
  attempt: (draft: Draft, apps: readonly AppName[], target: RollbackTarget) => Promise<unknown>,
): Promise<string | null> {
  const options = [...(whileLocked ? ['--while-locked'] : []), '--store', JSON.stringify(storage.place)];
  const command = (...words: string[]) => ['npm run release -- rollback', ...words, ...options].join(' ');
  const { releases, snapshot } = target.generation;
  const all = appsIn(releases, live?.releases);
  const others = all.filter((app) => !apps.includes(app));
  const changed = changedApps(releases, live?.releases).filter((app) => !apps.includes(app));
  for (const more of [...others.map((app) => [app]), changed]) {
    const together = all.filter((app) => apps.includes(app) || more.includes(app));
    try {
      const other = await findRollbackTarget(storage, together, to);
      await inDraft(storage, (draft) => attempt(draft, together, other));
    } catch (error) {
      if (error instanceof DeliveryError) continue;
      throw error;
    }
    const words = command(...together, ...(to === undefined ? [] : ['--to', to]));
    return `${apps.join(', ')} can only go back together with ${more.join(', ')}: ${words}`;
  }
  const isFaulty = changed.some((app) => target.left.has(releases[app] ?? ''));
  if (isFaulty || !snapshot || !names.has(snapshot) || !(await findSnapshot(storage, snapshot))) return null;
  return `${apps.join(', ')} can only go back with the whole snapshot that was live then: ${command('--snapshot', snapshot)}`;
}
