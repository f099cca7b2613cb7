import { unlock } from '../../release/freeze.ts';
import { currentAuthor } from '../author.ts';
import { type Common, command, made, run } from './run.ts';

export const unlockCommand = command('unlock', 'allows releases again')
  .argument('[reason]', 'why, for the history', 'unlock')
  .action((reason: string, options: Common) =>
    run(options, async (storage) => {
      const { live, changed } = await unlock(storage, await currentAuthor(reason));
      return made(live, changed, 'Nothing to do: releases are not frozen');
    }),
  );
