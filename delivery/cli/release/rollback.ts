import { type AppName, appNames } from '@mint-row/shared/contract';
import { Argument } from 'commander';
import { DeliveryError } from '../../delivery-error.ts';
import { rollbackApp, rollbackSnapshot } from '../../release/rollback.ts';
import { currentAuthor } from '../author.ts';
import { composerId } from '../composer-id.ts';
import { type Common, command, made, run } from './run.ts';

interface Options extends Common {
  to?: string;
  snapshot?: string;
  message?: string;
}

export const rollbackCommand = command(
  'rollback',
  'makes an earlier release of an application, or an earlier snapshot, live again',
)
  .addArgument(new Argument('[app]').choices(appNames))
  .option('--to <release>', 'the release; default: the one before')
  .option('--snapshot <id>', 'a snapshot instead of an application')
  .option('--message <text>', 'why, for the history')
  .action((app: AppName | undefined, options: Options) =>
    run(options, async (storage) => {
      if ((app === undefined) === (options.snapshot === undefined)) {
        throw new DeliveryError('Name an application, or a snapshot with --snapshot ID.');
      }
      const author = await currentAuthor(options.message ?? 'rollback');
      const { live, changed } = app
        ? await rollbackApp(storage, app, { to: options.to, author, composer: await composerId() })
        : await rollbackSnapshot(storage, options.snapshot ?? '', { author });
      return made(live, changed, 'Nothing to do: that is what is live');
    }),
  );
