import { freeze, unfreeze } from '../../release/change.ts';
import { currentAuthor } from '../checkout.ts';
import { changeOutcome, runVerb, type VerbOptions, verb } from './verb.ts';

export const lockCommand = verb('lock', 'freezes releases')
  .argument('<reason>')
  .action((reason: string, options: VerbOptions) =>
    runVerb(options, async (storage) => {
      const { live, changed } = await freeze(storage, await currentAuthor(reason));
      return changeOutcome(live, changed, '');
    }),
  );

export const unlockCommand = verb('unlock', 'allows releases again')
  .argument('[reason]', 'why, for the history', 'unlock')
  .action((reason: string, options: VerbOptions) =>
    runVerb(options, async (storage) => {
      const { live, changed } = await unfreeze(storage, await currentAuthor(reason));
      return changeOutcome(live, changed, 'Nothing to do: releases are not frozen');
    }),
  );
