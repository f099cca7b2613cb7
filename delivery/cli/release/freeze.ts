import { freeze, unfreeze } from '../../release/change.ts';
import { authorOf, type ChangingOptions, changeOutcome, changingVerb, runVerb } from './verb.ts';

export const freezeCommand = changingVerb('freeze', 'freezes releases')
  .argument('<reason>')
  .action((reason: string, options: ChangingOptions) =>
    runVerb(options, async (storage) => {
      const { live, changed } = await freeze(storage, await authorOf(options, reason));
      return changeOutcome(live, changed, '');
    }),
  );

export const unfreezeCommand = changingVerb('unfreeze', 'allows releases again')
  .argument('[reason]', 'why, for the history', 'unfreeze')
  .action((reason: string, options: ChangingOptions) =>
    runVerb(options, async (storage) => {
      const { live, changed } = await unfreeze(storage, await authorOf(options, reason));
      return changeOutcome(live, changed, 'Nothing to do: releases are not frozen');
    }),
  );
