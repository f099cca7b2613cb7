import { lock } from '../../release/freeze.ts';
import { currentAuthor } from '../author.ts';
import { type Common, command, made, run } from './run.ts';

export const lockCommand = command('lock', 'freezes releases')
  .argument('<reason>')
  .action((reason: string, options: Common) =>
    run(options, async (storage) => {
      const { live, changed } = await lock(storage, await currentAuthor(reason));
      return made(live, changed, '');
    }),
  );
