import { freeze, unfreeze } from '../../release/change.ts';
import { currentAuthor } from '../checkout.ts';
import { changeOutcome, runVerb, type VerbOptions, verb } from './verb.ts';

export const freezeCommand = verb('freeze', 'freezes releases')
  .argument('<reason>')
  .action((reason: string, options: VerbOptions) =>
    runVerb(options, async (storage) => {
      const { live, changed } = await freeze(storage, await currentAuthor(reason));
      return changeOutcome(live, changed, '');
    }),
  );

export const unfreezeCommand = verb('unfreeze', 'allows releases again')
  .argument('[reason]', 'why, for the history', 'unfreeze')
  .action((reason: string, options: VerbOptions) =>
    runVerb(options, async (storage) => {
      const { live, changed } = await unfreeze(storage, await currentAuthor(reason));
      return changeOutcome(live, changed, 'Nothing to do: releases are not frozen');
    }),
  );
