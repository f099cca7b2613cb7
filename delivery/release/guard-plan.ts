import type { AppName } from '@mint-row/kit/contract';
import { releaseCommand } from '../common/commands.ts';
import { DeliveryError } from '../common/errors.ts';
import type { Counts, Guard } from '../store/guards.ts';
import type { Generation } from '../store/history.ts';
import type { Storage } from '../store/storage.ts';
import { type NewState, unchangedState } from './change.ts';

/** How releases are to be guarded, before it is known when they become live. */
export interface GuardPlan extends Pick<Guard, 'withoutReports'> {
  milliseconds: number;
  /** What servers have counted of a release so far. */
  countsOf: (app: AppName, release: string) => Counts;
}

/**
 * The state with the record of a guard that begins now.
 * @param live the state before
 * @throws DeliveryError when nothing could be compared, or an application has nothing to return to
 */
export function withGuard(
  storage: Storage,
  live: Generation | null,
  next: NewState,
  { milliseconds, withoutReports, countsOf }: GuardPlan,
): NewState {
  if (unchangedState(live).place.reports === null) {
    throw new DeliveryError(
      `The place of ${storage.address} has no address for reports, so a guard would see nothing. Nothing was changed: publish without --guard, or set "reports" first. See docs/operations.md#reports`,
    );
  }
  const apps: Guard['apps'] = {};
  for (const app of next.apps) {
    const [before, release = ''] = [live?.releases[app], next.releases[app]];
    if (before === release) continue;
    if (before === undefined) {
      throw new DeliveryError(
        `${app} has no release before this one, so a guard could not roll it back. Nothing was changed: publish it without --guard. See: ${releaseCommand(storage.address, 'status')}`,
      );
    }
    apps[app] = { before: { release: before, counts: countsOf(app, before) }, already: countsOf(app, release) };
  }
  if (Object.keys(apps).length === 0) return next;
  return { ...next, guard: { until: new Date(Date.now() + milliseconds).toISOString(), withoutReports, apps } };
}
