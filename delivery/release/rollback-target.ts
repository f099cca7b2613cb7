import type { AppName } from '@mint-row/kit/contract';
import { DeliveryError } from '../delivery-error.ts';
import { type Generation, readHistory } from '../store/history.ts';
import type { Storage } from '../store/storage.ts';

/** An earlier generation, from which some applications get their releases back. */
export interface RollbackTarget {
  generation: Generation;
  /** The releases that were rolled back, and are presumed faulty. */
  left: ReadonlySet<string>;
}

/**
 * Finds the generation that a rollback returns to. Several applications return to the same one, so that their releases
 * have been live together.
 * @param to the release that one of the applications had then, or its beginning; by default, the newest generation in
 * which each had a different release from now, and none that was rolled back
 * @throws DeliveryError when the history has no such generation
 */
export async function findRollbackTarget(
  storage: Storage,
  apps: readonly AppName[],
  to: string | undefined,
): Promise<RollbackTarget> {
  const history: Generation[] = [];
  for await (const generation of readHistory(storage)) history.push(generation);
  const [live, ...earlier] = history;
  const left = leftByRollback(history);
  const releasesOf = ({ releases }: Generation) => apps.flatMap((app) => releases[app] ?? []);
  const isOther = (generation: Generation) =>
    apps.every((app) => generation.releases[app] && generation.releases[app] !== live?.releases[app]);
  const generation =
    to === undefined
      ? earlier.find((each) => isOther(each) && !releasesOf(each).some((release) => left.has(release)))
      : history.find(
          (each) =>
            releasesOf(each).length === apps.length && releasesOf(each).some((release) => release.startsWith(to)),
        );
  if (generation) return { generation, left };
  const unknown = apps.filter((app) => !history.some(({ releases }) => releases[app]));
  if (unknown.length > 0)
    throw new DeliveryError(`${unknown.join(', ')}: the history has no release of it. See: npm run release -- status`);
  throw new DeliveryError(explain(apps, to, earlier.some(isOther)));
}

/**
 * The releases that were rolled back.
 * @param history every generation, the newest first
 */
export function leftByRollback(history: readonly Generation[]): Set<string> {
  const left = new Set<string>();
  history.forEach(({ action, releases }, index) => {
    if (action !== 'rollback') return;
    const before = history[index + 1]?.releases ?? {};
    for (const [app, release] of Object.entries(before)) if (release !== releases[app]) left.add(release);
  });
  return left;
}

function explain(apps: readonly AppName[], to: string | undefined, others: boolean): string {
  const names = apps.join(', ');
  const see = `See which there are: ${apps.map((app) => `npm run release -- releases ${app}`).join(', ')}`;
  if (to !== undefined) return `${names}: the history has no release ${to}. ${see}`;
  if (!others) return `${names}: there is no release before the live one.`;
  return `${names}: every earlier release has been rolled back. To return to one of them anyway, name it with --to. ${see}`;
}
