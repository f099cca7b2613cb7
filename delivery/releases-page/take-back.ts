import { isDeepStrictEqual } from 'node:util';
import type { AppName } from '@mint-row/kit/contract';
import { releaseCommand } from '../common/commands.ts';
import { changedApps } from '../release/change.ts';
import type { Generation } from '../store/history.ts';
import type { Names } from '../store/names.ts';

/** How to take a generation back. */
export interface TakeBack {
  /** The command; null when there is none. */
  command: string | null;
  /** What the command does, or why there is none. */
  what: string;
}

interface Context {
  /** The address of the store, which commands name. */
  store: string;
  /** Every generation, the newest first. */
  history: readonly Generation[];
  /** The names that the store still has. */
  names: Pick<Names, 'has'>;
}

/**
 * Finds the command that takes a generation back: the one that brings back exactly what it replaced, for as long as
 * what it made live still is; afterwards, the one for the whole site as it was before.
 */
export function takeBack(one: Generation, context: Context): TakeBack {
  const { store, history } = context;
  const [live = one] = history;
  const before = history.find(({ generation }) => generation === one.generation - 1);
  if (one.action === 'freeze') {
    if (isDeepStrictEqual(one.frozen, live.frozen)) {
      return { command: releaseCommand(store, 'unfreeze'), what: 'Ends the freeze' };
    }
    return none('The freeze has ended.');
  }
  if (one.action === 'unfreeze' || one.action === 'prune') return none('It changed nothing that visitors see.');
  if (one.action === 'signers') return none('It changed who may release: the signers before it can be set again.');
  if (!before?.snapshot) return none('There was no site before it.');
  const apps = changedApps(one.releases, before.releases);
  const newer = history.find(
    ({ generation, releases }) =>
      generation > one.generation && apps.some((app) => releases[app] !== one.releases[app]),
  );
  if (newer || apps.length === 0) return wholeSite(before, live, context, newer);
  const added = apps.filter((app) => !before.releases[app]);
  const [only = ''] = added;
  if (added.length > 0 && apps.length === 1) {
    return { command: releaseCommand(store, 'retire', only), what: `Ends ${only}, which had no release before` };
  }
  return rollbackOf(apps, before, live, context) ?? wholeSite(before, live, context);
}

/** The rollback of applications to what they had; null if the command would find another generation. */
function rollbackOf(
  apps: readonly AppName[],
  before: Generation,
  live: Generation,
  { store, history, names }: Context,
): TakeBack | null {
  const releases = apps.flatMap((app) => before.releases[app] ?? []);
  const [to] = releases;
  if (!to || releases.length < apps.length || !releases.every((release) => names.has(release))) return null;
  // As the command itself looks for it: delivery/release/rollback.ts.
  const found = history.find(
    (each) => apps.every((app) => each.releases[app]) && apps.some((app) => each.releases[app]?.startsWith(to)),
  );
  if (!found || apps.some((app) => found.releases[app] !== before.releases[app])) return null;
  return {
    command: releaseCommand(store, 'rollback', ...apps, '--to', to, ...whileFrozen(live)),
    what: `Brings back ${apps.join(', ')} as before; what was released since stays`,
  };
}

/** The rollback of the whole site to the generation before. */
function wholeSite(
  { snapshot, place }: Generation,
  live: Generation,
  { store, names }: Context,
  newer?: Generation,
): TakeBack {
  const since = newer ? `Generation ${newer.generation} has replaced it. ` : '';
  if (!snapshot || !names.has(snapshot)) {
    return none(`${since}A prune has removed the site as it was before it: publish the artifacts again.`);
  }
  if (snapshot === live.snapshot && isDeepStrictEqual(place, live.place)) {
    return none(`${since}The site is as it was before it.`);
  }
  return {
    command: releaseCommand(store, 'rollback', '--snapshot', snapshot, ...whileFrozen(live)),
    what: `${since}Brings back the whole site as before; what was released since goes`,
  };
}

function whileFrozen({ frozen }: Generation): string[] {
  return frozen ? ['--while-frozen'] : [];
}

function none(what: string): TakeBack {
  return { command: null, what };
}
