import type { AppName } from '@mint-row/shared/contract';
import type { Releases } from '../store/snapshot.ts';

/** The applications of two states, the shell first, the remotes in the order of their names. */
export function appsIn(...states: readonly (Releases | undefined)[]): AppName[] {
  const names = new Set(states.flatMap((releases = {}) => Object.keys(releases)));
  const { shell, remotes } = { shell: names.delete('shell') ? ['shell'] : [], remotes: [...names].sort() };
  return [...shell, ...remotes];
}

/** The applications that have another release in one state than in the other, or none there. */
export function changedApps(one: Releases, other: Releases | undefined): AppName[] {
  return appsIn(one, other).filter((app) => one[app] !== other?.[app]);
}
