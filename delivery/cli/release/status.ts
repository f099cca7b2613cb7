import type { AppName } from '@mint-row/kit/contract';
import { visible } from '@mint-row/kit/contract/visible';
import { appsIn } from '../../release/changed-apps.ts';
import { pastReleases, wholeHistory } from '../../release/past-releases.ts';
import { missingOf } from '../../release/site-artifacts.ts';
import { type Generation, readNewest } from '../../store/history.ts';
import { table, wrapped } from '../table.ts';
import { age, commitOf, explainCommits, nameOf } from '../words.ts';
import { describe } from './describe.ts';
import { type Common, command, describeMissing, noSite, run } from './run.ts';

const head = ['application', 'release', 'live from', 'commit', 'who'];

export const statusCommand = command('status', 'shows what is live').action((options: Common) =>
  run(options, async (storage) => {
    const live = await readNewest(storage);
    if (!live) return { result: null, lines: ['Nothing has been published yet.'] };
    const missing = await missingOf(storage, live.releases);
    const apps = [...appsIn(live.releases), ...missing.map(({ app }) => app)];
    const history = await wholeHistory(storage);
    const rows = apps.map((app) => rowOf(history, app));
    return {
      result: { ...live, missing },
      lines: [
        wrapped(describe(live)),
        '',
        ...table([head, ...rows], { words: [4] }),
        ...explainCommits(rows),
        ...(live.snapshot ? [] : ['', noSite]),
        ...(missing.length > 0 ? ['', ...describeMissing(missing)] : []),
        ...(live.locked
          ? [
              '',
              wrapped(
                `Frozen since ${age(live.locked.when)} by ${visible(nameOf(live.locked.who))}: ${visible(live.locked.why)}`,
              ),
            ]
          : []),
      ],
    };
  }),
);

function rowOf(history: readonly Generation[], app: AppName): string[] {
  const [live] = pastReleases(history, app);
  if (!live || live.until !== null) return [app, 'none yet', '', '', ''];
  return [app, live.release, age(live.since), commitOf(live.build ?? undefined), nameOf(live.who)];
}
