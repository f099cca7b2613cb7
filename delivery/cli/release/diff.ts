import { findSnapshots } from '../../release/diff.ts';
import { describeChanges } from './describe-changes.ts';
import { type Common, command, run } from './run.ts';
import { type ChangesOptions, findChanges, refuseOptions, withChanges } from './tell-changes.ts';

interface Options extends Common, ChangesOptions {}

export const diffCommand = withChanges(command('diff', 'shows what differs between two snapshots'))
  .argument('<a>', 'a generation’s number, or a snapshot’s id')
  .argument('<b>')
  .action((a: string, b: string, options: Options) =>
    run(options, async (storage) => {
      await refuseOptions(options);
      const changes = await findChanges(await findSnapshots(storage, a, b), options);
      return { result: changes, lines: describeChanges(changes) };
    }),
  );
