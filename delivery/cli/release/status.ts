import { appNames } from '@mint-row/shared/contract';
import { missingApps } from '../../release/site-artifacts.ts';
import { readLive } from '../../store/history.ts';
import { describe } from './describe.ts';
import { type Common, command, noSiteUntil, run } from './run.ts';

export const statusCommand = command('status', 'what is live').action((options: Common) =>
  run(options, async (storage) => {
    const live = await readLive(storage);
    if (!live) return { result: null, lines: ['Nothing has been published yet.'] };
    const missing = live.snapshot ? [] : await missingApps(storage, live.releases);
    return {
      result: live,
      lines: [
        describe(live),
        ...appNames.map((app) => `  ${app.padEnd(10)} ${live.releases[app] ?? 'not published yet'}`),
        ...(missing.length > 0 ? [noSiteUntil(missing)] : []),
        ...(live.locked ? [`Frozen since ${live.locked.when} by ${live.locked.who}: ${live.locked.why}`] : []),
      ],
    };
  }),
);
