import type { Generation } from '../../store/history.ts';

/** A generation in one line. */
export function describe({ generation, action, apps, snapshot, who, when, why }: Generation): string {
  const what = [action, ...apps].join(' ');
  return `${generation}  ${when}  ${what}  snapshot ${snapshot ?? 'none yet'}  ${who}  ${why}`;
}
