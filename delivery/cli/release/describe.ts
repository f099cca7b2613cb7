import type { Generation } from '../../store/history.ts';

/** A generation in one line. */
export function describe({ generation, action, apps, snapshot, who, when, why, locked }: Generation): string {
  const what = [action, ...apps, ...(action === 'rollback' && locked ? ['while locked'] : [])].join(' ');
  return `${generation}  ${when}  ${what}  snapshot ${snapshot ?? 'none yet'}  ${who}  ${why}`;
}
