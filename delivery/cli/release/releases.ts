import type { AppName } from '@mint-row/kit/contract';
import { type ListedRelease, listReleases } from '../../release/past-releases.ts';
import { table } from '../table.ts';
import { toNumber } from '../to-number.ts';
import { age, commitOf, explainCommits, nameOf } from '../words.ts';
import { oneApp } from './app-argument.ts';
import { type Common, command, run } from './run.ts';

interface Options extends Common {
  limit: number;
}

const head = ['release', 'live from', 'until', 'commit', 'who', 'why', 'state'];

export const releasesCommand = command('releases', 'lists the releases of an application, for rollback --to')
  .addArgument(oneApp())
  .option('--limit <n>', 'how many of the newest', toNumber(0), 20)
  .action((app: AppName, options: Options) =>
    run(options, async (storage) => {
      const releases = (await listReleases(storage, app)).slice(0, options.limit);
      const rows = releases.map(rowOf);
      const lines = [...table([head, ...rows], { words: [4, 5, 6] }), ...explainCommits(rows)];
      return { result: releases, lines: releases.length > 0 ? lines : [`${app} has no release yet.`] };
    }),
  );

function rowOf({ release, since, until, build, who, why, ...past }: ListedRelease): string[] {
  return [
    release,
    age(since),
    until ? age(until) : 'now',
    commitOf(build ?? undefined),
    nameOf(who),
    why,
    stateOf({ until, ...past }),
  ];
}

function stateOf({ until, left, stored }: Pick<ListedRelease, 'until' | 'left' | 'stored'>): string {
  const words = [until === null ? 'live' : '', left ? 'rolled back' : '', stored ? '' : 'not stored'];
  return words.filter((word) => word !== '').join(', ');
}
