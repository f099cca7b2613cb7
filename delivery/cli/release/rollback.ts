import type { AppName } from '@mint-row/kit/contract';
import { Option } from 'commander';
import { DeliveryError } from '../../common/errors.ts';
import { unchangedState } from '../../release/change.ts';
import { rollbackApps, rollbackSnapshot } from '../../release/rollback.ts';
import { placeChanges } from '../../release/set-place.ts';
import { readNewest } from '../../store/history.ts';
import { composerId } from '../checkout.ts';
import { manyApps } from '../options.ts';
import { describeSandbox, type SandboxOptions, sandboxUse, withSandbox } from './composing.ts';
import { describeChanges } from './place.ts';
import { authorOf, type ChangingOptions, changingVerb, releaseOutcome, runVerb } from './verb.ts';

interface Options extends ChangingOptions, SandboxOptions {
  to?: string;
  snapshot?: string;
  whileFrozen?: boolean;
}

const nothingToDo = 'Nothing to do: that is already live';

export const rollbackCommand = withSandbox(
  changingVerb('rollback', 'makes earlier releases of applications, or an earlier snapshot, live again'),
)
  .addArgument(manyApps('[app...]'))
  .option(
    '--to <release>',
    'the release of one of them; default: the newest earlier releases that were never rolled back',
  )
  .addOption(new Option('--snapshot <id>', 'a snapshot instead of applications').conflicts('to'))
  .option('--while-frozen', 'rolls back although releases are frozen; they stay frozen')
  .option('--message <text>', 'why, for the history')
  .action((names: AppName[], { to, snapshot, whileFrozen = false, message, ...options }: Options) =>
    runVerb(options, async (storage) => {
      const apps = [...new Set(names)];
      if ((apps.length === 0) === (snapshot === undefined)) {
        throw new DeliveryError('Name applications, or a snapshot with --snapshot ID.');
      }
      const by = { author: await authorOf(options, message ?? 'rollback'), whileFrozen };
      if (snapshot !== undefined) {
        // Nothing is composed.
        const { place: before } = unchangedState(await readNewest(storage));
        const { live, changed } = await rollbackSnapshot(storage, snapshot, by);
        const differing = live ? placeChanges(before, live.place) : [];
        const outcome = await releaseOutcome(storage, live, changed, nothingToDo, { differing });
        return { ...outcome, lines: [...outcome.lines, ...(differing.length > 0 ? [describeChanges(differing)] : [])] };
      }
      const composing = { composer: await composerId(), sandbox: await sandboxUse(options) };
      const { live, changed } = await rollbackApps(storage, apps, { ...by, ...composing, to });
      const { name: sandbox, line } = await describeSandbox(options);
      const outcome = await releaseOutcome(storage, live, changed, nothingToDo, { sandbox });
      return { ...outcome, lines: [...outcome.lines, line] };
    }),
  );
