import type { AppName } from '@mint-row/kit/contract';
import type { Releases } from '../store/snapshot.ts';

/** The applications of two states, the shell first, the remotes in the order of their names. */
export function appsIn(...states: readonly (Releases | undefined)[]): AppName[] {
  const names = new Set(states.flatMap((releases = {}) => Object.keys(releases)));
  const { shell, remotes } = { shell: names.delete('shell') ? ['shell'] : [], remotes: [...names].sort() };
  return [...shell, ...remotes];
}

/** The applications whose releases differ between two states, or that have a release in only one. */
export function changedApps(one: Releases, other: Releases | undefined): AppName[] {
  return appsIn(one, other).filter((app) => one[app] !== other?.[app]);
}
