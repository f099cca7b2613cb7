import { visible } from '@mint-row/kit/contract/visible';
import { describeBuild } from '../../build/describe-build.ts';
import type { Generation } from '../../store/history.ts';
import { table } from '../table.ts';
import { age, nameOf } from '../words.ts';

/** Describes a generation in one sentence. */
export function describe(described: Generation): string {
  const { generation, action, apps, snapshot, who, when, why } = described;
  const what = [action, ...apps, ...(isWhileLocked(described) ? ['while locked'] : [])].join(' ');
  return `Generation ${generation}: ${what}, ${age(when)}, by ${visible(nameOf(who))}: ${visible(why)} (${snapshot ? `snapshot ${snapshot}` : 'no snapshot yet'})`;
}

/** Whether this was a rollback while releases were frozen. */
export function isWhileLocked({ action, locked }: Generation): boolean {
  return action === 'rollback' && locked !== null;
}

/** The releases that a generation made live, and the sources of their builds. */
export function describeReleases({ apps, releases, builds }: Generation): string[] {
  return table(
    apps.map((app) => {
      const build = builds?.[app];
      const from = build ? `${describeBuild(build)}, inputs ${build.inputs}` : '';
      return [`  ${app}`, releases[app] ?? 'none', from];
    }),
    { words: [2] },
  );
}
